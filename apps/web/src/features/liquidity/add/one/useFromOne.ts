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
import { useTransferBehaviours } from './useTransferBehaviours.ts'

/** The way to add one token: by our contract, in a wallet batch, or in manual steps; `asking` while the wallet's ability is unknown. */
export type FromOneMethod = 'contract' | 'batch' | 'steps' | 'asking'

/** `given`: the side of the pool that is paid with. */
export type FromOneInput = { readonly given: keyof AddSides; readonly text: string }

export type FromOneState = {
  readonly account: Address | null
  readonly givenSide: CurrencySide
  readonly amount: Amount | null
  readonly other: Currency | null
  readonly method: FromOneMethod
  readonly adder: Address | null
  /** Result of the addition; null without an amount, or until everything is read. */
  readonly added: AddedFromOne | FromOneRefusal | null
  readonly manualResult: ManualAddition | null
  readonly shareToken: Token | null
  readonly approvals: Approvals
  readonly staleness: Staleness | null
  readonly problem: FromOneProblem | null
  /** The addition as it would be sent now; null if there is none. */
  readonly live: FromOneAct | null
}

type ReadPool = { pool: Pool; fee: ProtocolFee; shareToken: Token }

const parsed = (text: string, currency: Currency | null): Amount | null => {
  const typed = currency === null ? null : parseAmount(text, currency)
  return typed?.kind === 'amount' ? typed.amount : null
}

/** Derives everything from the typed amount, the chain and the wallet. */
export function useFromOne(input: FromOneInput, sides: AddSideStates, facts: PoolFacts | null): FromOneState {
  const account = useAccount()
  const { slippageBps } = useSettings()
  const ability = useBatchAbility()
  const adder = contractOf('oneTokenLiquidity')
  const { router } = exchangeAddresses()
  const givenSide = sides[input.given]
  const other = sides[input.given === 'a' ? 'b' : 'a'].currency
  const readPool = poolWithGivenFirst(facts, input.given)
  const behaviours = useTransferBehaviours(behaviourOptions(readPool, givenSide.currency, other))
  const amount = parsed(input.text, givenSide.currency)
  const added =
    readPool === null || amount === null || behaviours === null
      ? null
      : addFromOne({ ...readPool, amount: amount.raw }, behaviours)
  const method = adder !== null ? 'contract' : ability === 'asking' ? 'asking' : ability === 'whole' ? 'batch' : 'steps'
  const batch =
    method !== 'batch' || readPool === null || amount === null || added?.kind !== 'added'
      ? null
      : batchFromOne(readPool.pool, readPool.fee, amount.raw, added, slippageBps)
  const spentInBatch = amount !== null && batch !== null ? amountOf(amount.currency, batch.sold + batch.paid) : amount
  const otherSpentInBatch = batch !== null && other !== null ? amountOf(other, batch.bought) : null
  // Only a batch spends the second token; the contract takes the given one alone.
  const byContract = useApprovalPlan([method === 'contract' ? amount : null], adder ?? router)
  const byBatch = useApprovalPlan([method === 'batch' ? spentInBatch : null, otherSpentInBatch], router)
  const approvals = method === 'batch' ? byBatch : byContract
  const staleness = stalenessOf([
    ...(facts?.ages ?? []),
    balanceAge(givenSide),
    ...(method === 'steps' ? [] : approvals.ages),
  ])
  const problem = fromOneProblem({ connected: account !== null, amount, balance: rawBalance(givenSide), added })
  return {
    account,
    givenSide,
    amount,
    other,
    method,
    adder,
    added,
    manualResult: readPool === null || amount === null ? null : manualAddition({ ...readPool, amount: amount.raw }),
    shareToken: readPool?.shareToken ?? null,
    approvals,
    staleness,
    problem,
    live: currentAct(),
  }

  function currentAct(): FromOneAct | null {
    if (account === null || problem !== null || amount === null || other === null || readPool === null) return null
    if (added?.kind !== 'added' || method === 'steps' || method === 'asking' || (method === 'batch' && batch === null))
      return null
    const shares = batch?.shares ?? added.shares
    return {
      amount,
      other,
      added,
      batch,
      shares: amountOf(readPool.shareToken, shares),
      minimumShares: amountOf(readPool.shareToken, liquidityMinimum(shares, slippageBps)),
      slippageBps,
      stake: null,
    }
  }
}

/** The pool with the given token first; null if there is none, or it is not read. */
function poolWithGivenFirst(facts: PoolFacts | null, given: keyof AddSides): ReadPool | null {
  if (facts?.state.kind !== 'exists' || facts.fee === null) return null
  const { reserveA, reserveB, totalSupply } = facts.state.pool
  const pool = given === 'a' ? facts.state.pool : { reserveA: reserveB, reserveB: reserveA, totalSupply }
  return { pool, fee: facts.fee, shareToken: facts.shareToken }
}

function behaviourOptions(readPool: ReadPool | null, givenSide: Currency | null, other: Currency | null) {
  if (readPool === null || givenSide === null || other === null) return null
  const { wrapped } = exchangeAddresses()
  const tokens = [pooledToken(givenSide, wrapped.address), pooledToken(other, wrapped.address)] as const
  return {
    pool: readPool.shareToken.address,
    tokens,
    reserves: [readPool.pool.reserveA, readPool.pool.reserveB] as const,
  }
}
