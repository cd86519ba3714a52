import { type Pair, spotPrice } from '../exchange/pair.ts'
import { type Fraction, compare, fraction, inverse, times } from '../fraction.ts'
import { type SidePrices, valueOf } from './heldInstead.ts'
import type { Sides } from './positionTruth.ts'

/** What the pool takes of what is paid (spec: swap.pool-fee). */
const FEE = 0.003
const DAYS_A_YEAR = 365
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

/** Dollars of one smallest unit of each side: fifteen digits, for lists and curves, of which there are many. */
export type UnitDollars = readonly [number, number]

const ratio = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** `unit`: how many smallest units a dollar has. */
export const unitDollars = ([one, other]: SidePrices, unit: bigint): UnitDollars => [
  ratio(one) / Number(unit),
  ratio(other) / Number(unit),
]

/** Volume is what was paid, at the prices of now; each part of a swap through several pools counts in its own (spec: charts.volume). */
export const volumeOf = ([one, other]: Sides, [price, otherPrice]: UnitDollars): number =>
  Number(one) * price + Number(other) * otherPrice

export const feesOf = (volume: number): number => volume * FEE

/** What the fees of so many days would be in a year, for each dollar that is in the pool. Null: the pool is empty. */
export const yearlyOf = (fees: number, days: number, locked: number): number | null =>
  locked === 0 ? null : (fees / locked) * (DAYS_A_YEAR / days)

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
