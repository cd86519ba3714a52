import type { Address } from '@musi/domain/address'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import { type Amount, type Currency, type Token, amountOf } from '@musi/domain/currency'
import { pooledToken } from '@musi/domain/exchange/wrap'
import {
  type ManualAddition,
  type AddedFromOne,
  type FromOneRefusal,
  addFromOne,
  manualAddition,
} from '@musi/domain/liquidity/from-one/addFromOne'
import { batchFromOne } from '@musi/domain/liquidity/from-one/batchFromOne'
import { type FromOneProblem, fromOneProblem } from '@musi/domain/liquidity/from-one/fromOneProblem'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import type { Pool, ProtocolFee } from '@musi/domain/liquidity/poolShares'
import type { AddSides } from '@musi/domain/url/liquidityPath'
import { contractOf } from '#platform/page/config/config.ts'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import { type Approvals, useApprovalPlan } from '#platform/session/approval/useApprovalPlan.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { PoolFacts } from '#platform/session/exchange/usePool.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { useBatchAbility } from '#platform/session/transactions/send/useBatchAbility.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { type CurrencySide, balanceAge, rawBalance } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { AddSideStates } from '../both/useAddition.ts'
import type { FromOneAct } from './fromOneAct.ts'
import { useTokenHabits } from './useTokenHabits.ts'

/** Ways to do it here: by our contract, in one wallet batch, or step by step. */
export type FromOneWay = 'contract' | 'batch' | 'steps' | 'asking'

/** `given`: which of the two is paid with. */
export type FromOneInput = { readonly given: keyof AddSides; readonly text: string }

export type FromOneState = {
  readonly account: Address | null
  readonly own: CurrencySide
  readonly amount: Amount | null
  readonly other: Currency | null
  readonly way: FromOneWay
  readonly adder: Address | null
  /** Null without an amount, or until everything is read. */
  readonly added: AddedFromOne | FromOneRefusal | null
  readonly byHand: ManualAddition | null
  readonly shareToken: Token | null
  readonly approvals: Approvals
  readonly behind: Staleness | null
  readonly problem: FromOneProblem | null
  readonly live: FromOneAct | null
}

type Known = { pool: Pool; fee: ProtocolFee; shareToken: Token }

const parsed = (text: string, currency: Currency | null): Amount | null => {
  const typed = currency === null ? null : parseAmount(text, currency)
  return typed?.kind === 'amount' ? typed.amount : null
}

/** Everything that follows from one amount, the chain and the wallet. */
export function useFromOne(input: FromOneInput, sides: AddSideStates, facts: PoolFacts | null): FromOneState {
  const account = useAccount()
  const { slippageBps } = useSettings()
  const ability = useBatchAbility()
  const adder = contractOf('oneTokenLiquidity')
  const { router } = exchangeAddresses()
  const own = sides[input.given]
  const other = sides[input.given === 'a' ? 'b' : 'a'].currency
  const known = knownOf(facts, input.given)
  const habits = useTokenHabits(habitQuestion(known, own.currency, other))
  const amount = parsed(input.text, own.currency)
  const added =
    known === null || amount === null || habits === null ? null : addFromOne({ ...known, amount: amount.raw }, habits)
  const way = adder !== null ? 'contract' : ability === 'asking' ? 'asking' : ability === 'whole' ? 'batch' : 'steps'
  const batch =
    way !== 'batch' || known === null || amount === null || added?.kind !== 'added'
      ? null
      : batchFromOne(known.pool, known.fee, amount.raw, added, slippageBps)
  const spent = amount !== null && batch !== null ? amountOf(amount.currency, batch.sold + batch.paid) : amount
  const second = batch !== null && other !== null ? amountOf(other, batch.bought) : null
  // Only a batch spends the second token; the contract takes the given one alone.
  const byContract = useApprovalPlan([way === 'contract' ? amount : null], adder ?? router)
  const byBatch = useApprovalPlan([way === 'batch' ? spent : null, second], router)
  const approvals = way === 'batch' ? byBatch : byContract
  const behind = stalenessOf([...(facts?.ages ?? []), balanceAge(own), ...(way === 'steps' ? [] : approvals.ages)])
  const problem = fromOneProblem({ connected: account !== null, amount, balance: rawBalance(own), added })
  return {
    account,
    own,
    amount,
    other,
    way,
    adder,
    added,
    byHand: known === null || amount === null ? null : manualAddition({ ...known, amount: amount.raw }),
    shareToken: known?.shareToken ?? null,
    approvals,
    behind,
    problem,
    live: actNow(),
  }

  function actNow(): FromOneAct | null {
    if (account === null || problem !== null || amount === null || other === null || known === null) return null
    if (added?.kind !== 'added' || way === 'steps' || way === 'asking' || (way === 'batch' && batch === null))
      return null
    const shares = batch?.shares ?? added.shares
    return {
      amount,
      other,
      added,
      batch,
      shares: amountOf(known.shareToken, shares),
      least: amountOf(known.shareToken, liquidityMinimum(shares, slippageBps)),
      slippageBps,
      stake: null,
    }
  }
}

/** The pool with the given token first; null if there is none, or it is not read. */
function knownOf(facts: PoolFacts | null, given: keyof AddSides): Known | null {
  if (facts?.state.kind !== 'exists' || facts.fee === null) return null
  const { reserveA, reserveB, totalSupply } = facts.state.pool
  const pool = given === 'a' ? facts.state.pool : { reserveA: reserveB, reserveB: reserveA, totalSupply }
  return { pool, fee: facts.fee, shareToken: facts.shareToken }
}

function habitQuestion(known: Known | null, own: Currency | null, other: Currency | null) {
  if (known === null || own === null || other === null) return null
  const { wrapped } = exchangeAddresses()
  const tokens = [pooledToken(own, wrapped.address), pooledToken(other, wrapped.address)] as const
  return { pool: known.shareToken.address, tokens, reserves: [known.pool.reserveA, known.pool.reserveB] as const }
}
