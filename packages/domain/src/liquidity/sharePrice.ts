import { type Fraction, fraction, times } from '../fraction.ts'
import type { Pool } from './poolShares.ts'

/**
 * Price of one pool share if one of its tokens has a price: twice that side, since both have equal worth (spec:
 * approvals.open). Null without a price or shares.
 */
export function sharePrice(
  { reserveA, reserveB, totalSupply }: Pool,
  [priceA, priceB]: readonly [Fraction | null, Fraction | null],
): Fraction | null {
  if (totalSupply === 0n) return null
  if (priceA !== null) return times(priceA, fraction(2n * reserveA, totalSupply))
  return priceB === null ? null : times(priceB, fraction(2n * reserveB, totalSupply))
}
