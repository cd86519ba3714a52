import { burnedAmounts } from '../liquidity/burnedAmounts.ts'
import { type Pool, type ProtocolFee, sharesWithFee } from '../liquidity/poolShares.ts'
import { squareRoot } from '../liquidity/squareRoot.ts'

/** Amounts of token A and token B, in smallest units. */
export type Sides = readonly [bigint, bigint]

/** A change in an account's shares, with the pool right after it. Staking is not a change. */
export type PositionEntry = {
  readonly shares: bigint
  readonly pool: Pool
} & (
  | { readonly kind: 'added' | 'removed'; readonly amounts: Sides }
  /** Shares received from or sent to another account, counted at their worth at that moment. */
  | { readonly kind: 'received' | 'sent' }
)

/** Result of some shares. For each token: deposited + fees + divergence = worth, to the unit. */
export type Result = {
  readonly putIn: Sides
  /** Amounts received for them, or that removing them would pay. */
  readonly worth: Sides
  /** Growth of the pool per share: fees, and gifts to the pool. Never negative. */
  readonly fees: Sides
  /** Effect of the price change, and what a deposit left to the pool. */
  readonly divergence: Sides
}

export type PositionTruth = {
  /** Shares that are still there, the staked ones included. */
  readonly shares: bigint
  /** Result of the shares still held. */
  readonly open: Result
  /** Result of those removed or sent away. */
  readonly closed: Result
  /** Shares sent whose origin is unknown, in neither result. A positive number means the past is incomplete. */
  readonly unknown: bigint
}

/** Some shares that came at once, and the growth of the pool then. */
type Lot = { readonly shares: bigint; readonly putIn: Sides; readonly pool: Pool }

const NONE: Sides = [0n, 0n]
const plus = (one: Sides, other: Sides): Sides => [one[0] + other[0], one[1] + other[1]]
const minus = (one: Sides, other: Sides): Sides => [one[0] - other[0], one[1] - other[1]]
const each = (sides: Sides, change: (side: bigint) => bigint): Sides => [change(sides[0]), change(sides[1])]
const NO_RESULT: Result = { putIn: NONE, worth: NONE, fees: NONE, divergence: NONE }
const together = (one: Result, other: Result): Result => ({
  putIn: plus(one.putIn, other.putIn),
  worth: plus(one.worth, other.worth),
  fees: plus(one.fees, other.fees),
  divergence: plus(one.divergence, other.divergence),
})

/** The part of an amount between two share counts; the parts add up to the whole. */
const partOf = (whole: Sides, from: bigint, to: bigint, shares: bigint): Sides =>
  each(whole, (side) => (side * to) / shares - (side * from) / shares)

/** Precise enough that rounding a root never changes a unit of any amount a pair can hold. */
const ROOT_BITS = 256n
const root = ({ reserveA, reserveB }: Pool) => squareRoot((reserveA * reserveB) << ROOT_BITS)

/** A share of a pool grows with the root of the product of what it holds: trades and prices alone leave that, fees do not. */
function resultOf({ putIn, pool: then }: Lot, worth: Sides, now: Pool): Result {
  const numerator = root(then) * now.totalSupply
  const denominator = root(now) * then.totalSupply
  const withoutFees = (side: bigint) => {
    if (denominator === 0n || numerator >= denominator) return side
    return (side * numerator) / denominator
  }
  const kept = each(worth, withoutFees)
  return { putIn, worth, fees: minus(worth, kept), divergence: minus(kept, putIn) }
}

type Taken = { readonly left: readonly Lot[]; readonly result: Result; readonly unknown: bigint }

/** The first that came are the first that go (spec: charts.first-in-first-out). */
function taken(lots: readonly Lot[], shares: bigint, worth: Sides, now: Pool): Taken {
  const left: Lot[] = []
  let result = NO_RESULT
  let gone = 0n
  for (const lot of lots) {
    const part = shares - gone < lot.shares ? shares - gone : lot.shares
    if (part === 0n) {
      left.push(lot)
      continue
    }
    const putIn = partOf(lot.putIn, 0n, part, lot.shares)
    const got = partOf(worth, gone, gone + part, shares)
    result = together(result, resultOf({ ...lot, putIn }, got, now))
    gone += part
    if (part < lot.shares) left.push({ ...lot, shares: lot.shares - part, putIn: minus(lot.putIn, putIn) })
  }
  return { left, result, unknown: shares - gone }
}

const worthIn = (pool: Pool, shares: bigint, fee: ProtocolFee): Sides => {
  const { amountA, amountB } = burnedAmounts(pool, shares, fee)
  return [amountA, amountB]
}
const NO_FEE: ProtocolFee = { kind: 'off' }

/**
 * An account's deposits, their worth, and why the two differ (spec: charts.position). `entries` in chain order; `pool`
 * and `fee` are current, so that open shares are worth what removing pays.
 */
export function positionTruth(entries: readonly PositionEntry[], pool: Pool, fee: ProtocolFee): PositionTruth {
  let lots: readonly Lot[] = []
  let closed = NO_RESULT
  let unknown = 0n
  for (const entry of entries) {
    const { shares, pool: then } = entry
    if (shares === 0n) continue
    const amounts = 'amounts' in entry ? entry.amounts : worthIn(then, shares, NO_FEE)
    if (entry.kind === 'added' || entry.kind === 'received') {
      lots = [...lots, { shares, putIn: amounts, pool: then }]
      continue
    }
    const part = taken(lots, shares, amounts, then)
    lots = part.left
    closed = together(closed, part.result)
    unknown += part.unknown
  }
  const shares = lots.reduce((sum, lot) => sum + lot.shares, 0n)
  const now = { ...pool, totalSupply: sharesWithFee(pool, fee) }
  const open = shares === 0n ? NO_RESULT : taken(lots, shares, worthIn(pool, shares, fee), now).result
  return { shares, open, closed, unknown }
}
