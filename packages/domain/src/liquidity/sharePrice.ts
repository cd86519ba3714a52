import { type Fraction, fraction, times } from '../fraction.ts'
import type { Pool } from './poolShares.ts'

/**
 * What one share of a pool is worth, where one of its tokens has a price: both sides of a pair are worth the same, so twice that
 * side (spec: approvals.open). Null: none has one, or there are no shares.
 */
export function sharePrice(
  { reserveA, reserveB, totalSupply }: Pool,
  [priceA, priceB]: readonly [Fraction | null, Fraction | null],
): Fraction | null {
  if (totalSupply === 0n) return null
  if (priceA !== null) return times(priceA, fraction(2n * reserveA, totalSupply))
  return priceB === null ? null : times(priceB, fraction(2n * reserveB, totalSupply))
}
