import { lesser } from '../lesser.ts'
import { POOL_FEE } from '../exchange/traded.ts'
import { type Pair, spotPrice } from '../exchange/pair.ts'
import { type Fraction, inverse, times } from '../fraction.ts'
import type { SidePrices } from './heldInstead.ts'
import type { Sides } from './positionTruth.ts'

const DAYS_A_YEAR = 365

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

/** One side of a pool: what lies there, and what that comes to in dollars. */
export type PoolSide = { readonly reserve: bigint; readonly dollars: number; readonly isKnown: boolean }

/**
 * Volume in dollars is what was paid in, at the prices of now (spec: charts.volume). What was paid in a token that anybody can make counts for
 * no more than it can have brought: the known side that is there, and what was paid into that. Null: people know neither side.
 */
export function volumeOf([paid, otherPaid]: Sides, [one, other]: readonly [PoolSide, PoolSide]): number | null {
  const [own, others] = [paidInto(one, paid), paidInto(other, otherPaid)]
  if (one.isKnown && other.isKnown) return own + others
  if (!one.isKnown && !other.isKnown) return null
  const [known, made, side] = one.isKnown ? [own, others, one] : [others, own, other]
  return known + Math.min(made, known + side.dollars)
}

const paidInto = ({ reserve, dollars }: PoolSide, paid: bigint): number =>
  reserve === 0n ? 0 : dollars * (Number(paid) / Number(reserve))

export const feesOf = (volume: number): number => volume * POOL_FEE

/** What the fees of so many days would be in a year, for each dollar that is in the pool. Null: the pool is empty. */
export const yearlyOf = (fees: number, days: number, locked: number): number | null =>
  locked === 0 ? null : (fees / locked) * (DAYS_A_YEAR / days)

/** What one account traded in one pool on one day. */
export type TraderDay = { readonly paid: Sides; readonly got: Sides }

/**
 * How much of what was paid came back to whoever paid it, in the same pool and on the same day: it is shown apart from the volume that
 * it is part of (spec: charts.there-and-back).
 */
export const thereAndBack = ({ paid, got }: TraderDay): Sides => [lesser(paid[0], got[0]), lesser(paid[1], got[1])]
