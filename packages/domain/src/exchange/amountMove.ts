import type { Amount } from '../currency.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** An offered amount that has changed since it was shown: what is paid or received. */
export type AmountMove = {
  readonly side: 'pay' | 'get'
  readonly before: Amount
  readonly now: Amount
  /** Relative change; negative if it is less. */
  readonly change: Fraction
  /** More to get, or less to pay. */
  readonly isBetter: boolean
}

/** Null if it has not changed. */
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
