import type { Amount, Token } from '@musi/domain/currency'
import { type AmountMove, amountMove } from '@musi/domain/exchange/amountMove'
import type { Fraction } from '@musi/domain/fraction'
import { liquidityMinimum } from '@musi/domain/liquidity/liquidityMinimum'
import type { SignedRemoval } from './makeRemoval.ts'

/** What the person is asked to confirm. */
export type ReviewedRemoval = {
  readonly a: Amount
  readonly b: Amount
  readonly shares: Amount<Token>
  /** Of the pool, before and after. */
  readonly share: { readonly before: Fraction; readonly after: Fraction }
  /** Null: the exchange may take the shares already. */
  readonly permit: SignedRemoval | null
}

const isBelow = (live: Amount, { raw }: Amount, slippageBps: number) => live.raw < liquidityMinimum(raw, slippageBps)

/** The shares are others, or what they return fell below what was promised for them: as it stands it would be cancelled. */
export function hasMoved(act: ReviewedRemoval, live: ReviewedRemoval | null, slippageBps: number): boolean {
  if (live === null || live.shares.raw !== act.shares.raw) return true
  return isBelow(live.a, act.a, slippageBps) || isBelow(live.b, act.b, slippageBps)
}

export const removalMoves = (act: ReviewedRemoval, live: ReviewedRemoval | null): readonly AmountMove[] =>
  live === null
    ? []
    : [amountMove('get', act.a, live.a), amountMove('get', act.b, live.b)].flatMap((move) => move ?? [])
