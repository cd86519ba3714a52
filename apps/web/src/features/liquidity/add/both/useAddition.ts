import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import { type AddProblem, addProblem } from '@musi/domain/liquidity/addProblem'
import type { MintInput } from '@musi/domain/liquidity/mintInput'
import { type ReadMinted, mintedShares } from '@musi/domain/liquidity/mintedShares'
import { otherAmount } from '@musi/domain/liquidity/otherAmount'
import { openedShares, amountsSentBefore } from '@musi/domain/liquidity/openedPool'
import { setsPrice } from '@musi/domain/liquidity/pairState'
import type { Pool } from '@musi/domain/liquidity/poolShares'
import {
  type TwoAmounts,
  takenAmounts,
  takenWithNativeFirst,
  withSidesSwapped,
} from '@musi/domain/liquidity/takenAmounts'
import { type Price, priceOf } from '@musi/domain/amount/price'
import { contractOf } from '#platform/page/config/config.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { type Approvals, useApprovalPlan } from '#platform/session/approval/useApprovalPlan.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type CurrencySide, balanceAge, rawBalance } from '#platform/tokens/catalogue/useCurrencySide.ts'
import { type AddButton, addButton } from './addButton.ts'
import type { Addition } from './addition.ts'

type Two<T> = readonly [T, T]
export type AddSideStates = Readonly<Record<'a' | 'b', CurrencySide>>

export type AddState = {
  readonly account: Address | null
  readonly amounts: Two<Amount | null>
  /** True if the pool is empty, so that this addition sets the price. */
  readonly isFirstProvider: boolean
  /** Amounts of both tokens sent to the pool before it was opened; null if none. */
  readonly sent: TwoAmounts | null
  /** The contract that can open a pool to which tokens were sent; null if this chain has none. */
  readonly opener: Address | null
  /** True while no ratio is known, so that both amounts stay as typed. */
  readonly areBothTyped: boolean
  /** Price of A in B: the pool's, or the typed ratio if the pool has none. */
  readonly price: Price | null
  readonly minted: ReadMinted | null
  readonly approvals: Approvals
  readonly staleness: Staleness | null
  readonly problem: AddProblem | null
  readonly button: AddButton
  /** The addition as it would be sent now; null if there is none. */
  readonly live: Addition | null
}

const EMPTY_POOL: Pool = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }

const parseTyped = (text: string, currency: Currency | null): Amount | null => {
  if (currency === null) return null
  const typed = parseAmount(text, currency)
  return typed.kind === 'amount' ? typed.amount : null
}

/** Everything derived from the input, the chain and the wallet. */
export function useAddition(input: MintInput, sides: AddSideStates, facts: PoolFacts | null): AddState {
  const account = useAccount()
  const { slippageBps } = useSettings()
  const { wrapped, router } = exchangeAddresses()
  const state = facts?.state ?? null
  const opener = contractOf('oneTokenLiquidity')
  const isFirstProvider = state !== null && setsPrice(state, opener !== null)
  const sent = state !== null && isFirstProvider ? amountsSentBefore(state) : null
  const pool = state?.kind === 'exists' ? state.pool : state?.kind === 'notExists' ? EMPTY_POOL : null
  const amounts = amountsOf(input, sides, isFirstProvider, pool)
  const [a, b] = amounts
  const minted = computeMinted()
  const followingIndex = isFirstProvider ? null : input.independentField === 'CURRENCY_A' ? 1 : 0
  const paid = amountsToPay(amounts, sent)
  const approvals = useApprovalPlan(paid, sent === null ? router : (opener ?? router), followingIndex)
  const staleness = stalenessOf([...(facts?.ages ?? []), balanceAge(sides.a), balanceAge(sides.b), ...approvals.ages])
  const problem = addProblem({
    connected: account !== null,
    currencies: [sides.a.currency, sides.b.currency],
    wrappedAddress: wrapped.address,
    sides: [
      { amount: a, balance: rawBalance(sides.a) },
      { amount: b, balance: rawBalance(sides.b) },
    ],
    minted,
  })
  const live = computeAddition()
  const button = addButton({ problem, isStale: staleness !== null, isReady: live !== null, plan: approvals.plan })
  return {
    account,
    amounts,
    isFirstProvider,
    sent,
    opener,
    areBothTyped: isFirstProvider || state?.kind !== 'exists',
    price: isFirstProvider ? typedPrice(amounts) : poolPrice(pool, sides),
    minted,
    approvals,
    staleness,
    problem,
    button,
    live,
  }

  function computeMinted(): AddState['minted'] {
    if (state?.kind === 'loading' || (state?.kind === 'exists' && facts?.fee === null)) return { kind: 'reading' }
    if (pool === null || a === null || b === null) return null
    if (sent !== null) return opener === null ? { kind: 'tooLittle' } : openedShares(pool, [a.raw, b.raw])
    const takenOf = a.currency.kind === 'native' ? takenWithNativeFirst : takenAmounts
    return mintedShares(pool, ...takenOf(pool, [a.raw, b.raw]), facts?.fee ?? { kind: 'off' })
  }
  function computeAddition(): Addition | null {
    if (account === null || facts === null || problem !== null) return null
    if (a === null || b === null || minted?.kind !== 'minted') return null
    const { shares, ofPool } = minted
    const [one, other] = paid
    return {
      a: one ?? a,
      b: other ?? b,
      shares: amountOf(facts.shareToken, shares),
      ofPool,
      setsPrice: isFirstProvider,
      slippageBps,
      pool: isFirstProvider ? null : pool,
      opening: sent === null || opener === null ? null : { opener, sent },
      stake: null,
    }
  }
}

/** Both amounts: in a pool with a price the second follows from the first; otherwise both are typed. */
function amountsOf(
  input: MintInput,
  sides: AddSideStates,
  isFirstProvider: boolean,
  pool: Pool | null,
): Two<Amount | null> {
  const isA = input.independentField === 'CURRENCY_A'
  const typed = parseTyped(input.typedValue, (isA ? sides.a : sides.b).currency)
  const otherCurrency = (isA ? sides.b : sides.a).currency
  const other = isFirstProvider
    ? parseTyped(input.otherTypedValue, otherCurrency)
    : followingAmount(typed, otherCurrency, pool !== null && !isA ? withSidesSwapped(pool) : pool)
  return isA ? [typed, other] : [other, typed]
}

function followingAmount(typed: Amount | null, currency: Currency | null, pool: Pool | null): Amount | null {
  if (typed === null || currency === null || pool === null) return null
  const raw = otherAmount(pool, typed.raw)
  return raw === null || raw === 0n ? null : amountOf(currency, raw)
}

/** Amounts that leave the wallet, reduced by what was already sent to the pool. */
function amountsToPay([a, b]: Two<Amount | null>, sent: TwoAmounts | null): Two<Amount | null> {
  const without = (amount: Amount | null, sentAmount: bigint) =>
    amount === null || amount.raw <= sentAmount ? amount : amountOf(amount.currency, amount.raw - sentAmount)
  return sent === null ? [a, b] : [without(a, sent[0]), without(b, sent[1])]
}

const typedPrice = ([a, b]: Two<Amount | null>): Price | null => (a === null || b === null ? null : priceOf(a, b))

function poolPrice(pool: Pool | null, { a, b }: AddSideStates): Price | null {
  if (pool === null || a.currency === null || b.currency === null) return null
  return priceOf(amountOf(a.currency, pool.reserveA), amountOf(b.currency, pool.reserveB))
}
