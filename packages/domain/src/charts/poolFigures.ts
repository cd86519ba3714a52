import { type Pair, spotPrice } from '../exchange/pair.ts'
import { type Fraction, basisPoints, compare, dividedBy, fraction, inverse, times } from '../fraction.ts'
import { type SidePrices, valueOf } from './heldInstead.ts'
import type { Sides } from './positionTruth.ts'

/** What the pool takes of what is paid (spec: swap.pool-fee). */
const FEE = basisPoints(30)
const DAYS_A_YEAR = 365n
/** Of less than this behind it, a price can be moved by one trade (spec: charts.thin). */
const THIN_DOLLARS = 1000n

/**
 * What a unit of each side of a pool is worth. Where one has no price of its own, the pool says it by the other: both sides are worth
 * the same. Null: no pool leads to a dollar (spec: charts.no-price).
 */
export function sidePrices(pair: Pair, one: Fraction | null, other: Fraction | null): SidePrices | null {
  if (one !== null && other !== null) return [one, other]
  const spot = spotPrice(pair, pair.token0)
  if (spot === null) return null
  if (one !== null) return [one, times(one, inverse(spot))]
  return other && [times(other, spot), other]
}

/** What a pool holds (spec: charts.locked). */
export const lockedIn = ({ reserve0, reserve1 }: Pair, prices: SidePrices): Fraction =>
  valueOf([reserve0, reserve1], prices)

/** Volume is what was paid, at the prices of now; each part of a swap through several pools counts in its own (spec: charts.volume). */
export const volumeOf = (paid: Sides, prices: SidePrices): Fraction => valueOf(paid, prices)

export const feesOf = (volume: Fraction): Fraction => times(volume, FEE)

/** What the fees of so many days would be in a year, for each dollar that is in the pool. Null: the pool is empty. */
export const yearlyOf = (fees: Fraction, days: number, locked: Fraction): Fraction | null =>
  locked.numerator === 0n ? null : times(dividedBy(fees, locked), fraction(DAYS_A_YEAR, BigInt(days)))

/** `unit`: how many smallest units a dollar has. */
export const isThin = (locked: Fraction | null, unit: bigint): boolean =>
  locked === null || compare(locked, fraction(THIN_DOLLARS * unit)) < 0

/** What one account traded in one pool on one day. */
export type TraderDay = { readonly paid: Sides; readonly got: Sides }

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * How much of what was paid came back to whoever paid it, in the same pool and on the same day: it is shown apart from the volume that
 * it is part of (spec: charts.there-and-back).
 */
export const thereAndBack = ({ paid, got }: TraderDay): Sides => [least(paid[0], got[0]), least(paid[1], got[1])]
