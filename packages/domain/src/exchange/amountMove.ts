import type { Amount } from '../currency.ts'
import { type Fraction, fraction } from '../fraction.ts'

/** A change of an offered amount since it was shown. */
export type AmountMove = {
  readonly side: 'pay' | 'get'
  readonly before: Amount
  readonly now: Amount
  /** Relative change; negative if it is less. */
  readonly change: Fraction
  /** True if the person gets more or pays less. */
  readonly isBetter: boolean
}

/** Returns null if the amount has not changed. */
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
