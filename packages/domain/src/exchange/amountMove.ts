import type { Amount } from '../currency.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** An amount of an offer that is no longer what was shown: what a person pays, or gets. */
export type AmountMove = {
  readonly side: 'pay' | 'get'
  readonly before: Amount
  readonly now: Amount
  /** As a part of what was shown; below zero: less. */
  readonly change: Fraction
  /** More to get, or less to pay. */
  readonly isBetter: boolean
}

/** Null: it is what it was. */
export function amountMove(side: AmountMove['side'], before: Amount, now: Amount): AmountMove | null {
  if (before.raw === now.raw || before.raw === 0n) return null
  return {
    side,
    before,
    now,
    change: fraction(now.raw - before.raw, before.raw),
    isBetter: now.raw > before.raw === (side === 'get'),
  }
}
