import type { Amount, Currency, Token } from '@musi/domain/currency'
import { sameCurrency } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { AddedFromOne } from '@musi/domain/liquidity/from-one/addFromOne'
import type { BatchFromOne } from '@musi/domain/liquidity/from-one/batchFromOne'
import type { Stake } from '../stake/stakeRule.ts'

/** The addition from one token to confirm. */
export type FromOneAct = {
  readonly amount: Amount
  readonly other: Currency
  readonly added: AddedFromOne
  /** Fixed amounts of a wallet batch; null if our contract computes them from the reserves when it runs. */
  readonly batch: BatchFromOne | null
  readonly shares: Amount<Token>
  readonly minimumShares: Amount<Token>
  readonly slippageBps: number
  /** Deposit of the shares for rewards in the same transaction; null if they are kept. */
  readonly stake: Stake | null
}

/**
 * True if the input has changed, or the result would now be below the promised minimum (spec:
 * liquidity.from-one-promise).
 */
export const hasMoved = (act: FromOneAct, live: FromOneAct | null): boolean =>
  live === null ||
  !sameCurrency(act.amount.currency, live.amount.currency) ||
  !sameCurrency(act.other, live.other) ||
  act.amount.raw !== live.amount.raw ||
  (act.batch === null) !== (live.batch === null) ||
  live.shares.raw < act.minimumShares.raw ||
  // The fixed amounts of a batch stay valid while the swap yields enough for its second step.
  (act.batch !== null && live.added.bought < act.batch.bought)

export function amountChanges(act: FromOneAct, live: FromOneAct | null): readonly AmountMove[] {
  if (live === null || !sameCurrency(act.amount.currency, live.amount.currency)) return []
  return [amountMove('pay', act.amount, live.amount), amountMove('get', act.shares, live.shares)].filter(
    (move) => move !== null,
  )
}
