import { type Fraction, fraction, plus, times } from '../fraction.ts'

/**
 * Worth of a part of a pool from the prices of its tokens. Both sides have equal worth, so one price suffices; null
 * without any.
 */
export function pooledWorth(one: Fraction | null, other: Fraction | null): Fraction | null {
  if (one !== null && other !== null) return plus(one, other)
  const known = one ?? other
  return known && times(known, fraction(2n))
}
