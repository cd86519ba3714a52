import type { Amount, Currency, Token } from '@musi/domain/currency'
import { sameCurrency } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { AddedFromOne } from '@musi/domain/liquidity/from-one/addFromOne'
import type { BatchFromOne } from '@musi/domain/liquidity/from-one/batchFromOne'
import type { Stake } from '../stake/stakeRule.ts'

/** The act to confirm. */
export type FromOneAct = {
  readonly amount: Amount
  readonly other: Currency
  readonly added: AddedFromOne
  /** Null if our contract does it, computing with the reserves at that moment. */
  readonly batch: BatchFromOne | null
  readonly shares: Amount<Token>
  readonly least: Amount<Token>
  readonly slippageBps: number
  /** The shares go on to where they are rewarded, in one with this. */
  readonly stake: Stake | null
}

/**
 * True if another amount is given, or the result would now be below the promised minimum (spec:
 * liquidity.from-one-promise).
 */
export const hasMoved = (act: FromOneAct, live: FromOneAct | null): boolean =>
  live === null ||
  !sameCurrency(act.amount.currency, live.amount.currency) ||
  !sameCurrency(act.other, live.other) ||
  act.amount.raw !== live.amount.raw ||
  (act.batch === null) !== (live.batch === null) ||
  live.shares.raw < act.least.raw ||
  // Fixed amounts hold while the swap still brings what the second step takes.
  (act.batch !== null && live.added.bought < act.batch.bought)

export function movesOf(act: FromOneAct, live: FromOneAct | null): readonly AmountMove[] {
  if (live === null || !sameCurrency(act.amount.currency, live.amount.currency)) return []
  return [amountMove('pay', act.amount, live.amount), amountMove('get', act.shares, live.shares)].filter(
    (move) => move !== null,
  )
}
