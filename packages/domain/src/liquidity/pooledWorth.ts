import { type Fraction, fraction, plus, times } from '../fraction.ts'

/**
 * What a part of a pool is worth, by what its sides are. Both are worth the same, so one price is enough. Null: there is none.
 */
export function pooledWorth(one: Fraction | null, other: Fraction | null): Fraction | null {
  if (one !== null && other !== null) return plus(one, other)
  const known = one ?? other
  return known && times(known, fraction(2n))
}
