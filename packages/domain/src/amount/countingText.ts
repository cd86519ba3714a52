import type { Amount } from '../currency.ts'
import { fixedAmount } from './amountText.ts'

/** Duration of the count (spec: money.counting). */
export const COUNTING_MS = 1000

const STEPS = 1_000_000

export type Counting = { previous: Amount; next: Amount; elapsedMs: number; places: number }

/** One frame of a number that counts from the previous amount to the new one; from `COUNTING_MS` on it is the new one. Not grouped. */
export function countingText({ previous, next, elapsedMs, places }: Counting): string {
  const step = Math.trunc(Math.min(Math.max(elapsedMs / COUNTING_MS, 0), 1) * STEPS)
  const raw = previous.raw + ((next.raw - previous.raw) * BigInt(step)) / BigInt(STEPS)
  return fixedAmount({ currency: next.currency, raw }, places)
}
