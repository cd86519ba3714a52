import { minBigInt } from '../minBigInt.ts'
import { POOL_FEE } from '../exchange/poolFee.ts'
import { type Pair, spotPrice } from '../exchange/pair.ts'
import { type Fraction, inverse, times } from '../fraction.ts'
import type { SidePrices } from './holdingComparison.ts'
import type { Sides } from './positionResult.ts'

const DAYS_PER_YEAR = 365

/**
 * Price of a unit of each side of a pool. A missing price follows from the other one, since both sides are worth the same. Null
 * if neither is known (spec: charts.no-price).
 */
export function sidePrices(pair: Pair, one: Fraction | null, other: Fraction | null): SidePrices | null {
  if (one !== null && other !== null) return [one, other]
  const spot = spotPrice(pair, pair.token0)
  if (spot === null) return null
  if (one !== null) return [one, times(one, inverse(spot))]
  return other && [times(other, spot), other]
}

/** One side of a pool: its reserve and dollar worth. */
export type PoolSide = { readonly reserve: bigint; readonly dollars: number; readonly isKnown: boolean }

/**
 * Dollar volume is the input at current prices (spec: charts.volume). Input in a token anybody can create counts at
 * most for the known side's reserve and input. Null if neither side is known.
 */
export function volumeOf([paid, otherPaid]: Sides, [one, other]: readonly [PoolSide, PoolSide]): number | null {
  const oneDollars = dollarsPaid(one, paid)
  const otherDollars = dollarsPaid(other, otherPaid)
  if (one.isKnown && other.isKnown) return oneDollars + otherDollars
  if (!one.isKnown && !other.isKnown) return null
  const knownSide = one.isKnown ? one : other
  const knownDollars = one.isKnown ? oneDollars : otherDollars
  const mintableDollars = one.isKnown ? otherDollars : oneDollars
  return knownDollars + Math.min(mintableDollars, knownDollars + knownSide.dollars)
}

const dollarsPaid = ({ reserve, dollars }: PoolSide, paid: bigint): number =>
  reserve === 0n ? 0 : dollars * (Number(paid) / Number(reserve))

export const feesOf = (volume: number): number => volume * POOL_FEE

/** Fees of some days extrapolated to a year, per dollar in the pool; null if the pool is empty. */
export const yearlyOf = (fees: number, days: number, locked: number): number | null =>
  locked === 0 ? null : (fees / locked) * (DAYS_PER_YEAR / days)

/** One account's trades in one pool on one day. */
export type TraderDay = { readonly paid: Sides; readonly got: Sides }

/**
 * The part of an account's input that it traded back in the same pool on the same day. The volume includes it
 * (spec: charts.there-and-back).
 */
export const thereAndBack = ({ paid, got }: TraderDay): Sides => [
  minBigInt(paid[0], got[0]),
  minBigInt(paid[1], got[1]),
]
