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
export type SharesResult = {
  readonly putIn: Sides
  /** Amounts received for them, or that removing them would pay. */
  readonly worth: Sides
  /** Growth of the pool per share: trading fees and donations to the pool. Never negative. */
  readonly fees: Sides
  /** Effect of the price change, and the part of a deposit that the pool kept without giving shares for it. */
  readonly divergence: Sides
}

export type PositionResult = {
  /** Shares still held, including staked ones. */
  readonly shares: bigint
  /** Result of the shares still held. */
  readonly open: SharesResult
  /** Result of the shares removed or sent away. */
  readonly closed: SharesResult
  /** Shares that left without a known origin, in neither result. If positive, the entries are incomplete. */
  readonly unknown: bigint
}

/** Shares added at one time, with the pool right after. */
type Lot = { readonly shares: bigint; readonly putIn: Sides; readonly pool: Pool }

const ZERO_SIDES: Sides = [0n, 0n]
const plus = (one: Sides, other: Sides): Sides => [one[0] + other[0], one[1] + other[1]]
const minus = (one: Sides, other: Sides): Sides => [one[0] - other[0], one[1] - other[1]]
const mapSides = (sides: Sides, change: (side: bigint) => bigint): Sides => [change(sides[0]), change(sides[1])]
const NO_RESULT: SharesResult = { putIn: ZERO_SIDES, worth: ZERO_SIDES, fees: ZERO_SIDES, divergence: ZERO_SIDES }
const addResults = (one: SharesResult, other: SharesResult): SharesResult => ({
  putIn: plus(one.putIn, other.putIn),
  worth: plus(one.worth, other.worth),
  fees: plus(one.fees, other.fees),
  divergence: plus(one.divergence, other.divergence),
})

/** The part of an amount between two share counts; the parts add up to the whole. */
const partOf = (whole: Sides, from: bigint, to: bigint, shares: bigint): Sides =>
  mapSides(whole, (side) => (side * to) / shares - (side * from) / shares)

/** Enough extra bits that rounding a root never changes any amount a pair can hold by a unit. */
const ROOT_BITS = 256n
const root = ({ reserveA, reserveB }: Pool) => squareRoot((reserveA * reserveB) << ROOT_BITS)

/** A price move leaves the root of the product of the reserves unchanged, so growth of that root per share comes from fees. */
function resultOf({ putIn, pool: poolThen }: Lot, worth: Sides, poolNow: Pool): SharesResult {
  const numerator = root(poolThen) * poolNow.totalSupply
  const denominator = root(poolNow) * poolThen.totalSupply
  const withoutFees = (side: bigint) => {
    if (denominator === 0n || numerator >= denominator) return side
    return (side * numerator) / denominator
  }
  const worthWithoutFees = mapSides(worth, withoutFees)
  return { putIn, worth, fees: minus(worth, worthWithoutFees), divergence: minus(worthWithoutFees, putIn) }
}

type Removal = { readonly remaining: readonly Lot[]; readonly result: SharesResult; readonly unknown: bigint }

/** Takes the oldest shares first (spec: charts.first-in-first-out). */
function removeShares(lots: readonly Lot[], shares: bigint, worth: Sides, poolNow: Pool): Removal {
  const remaining: Lot[] = []
  let result = NO_RESULT
  let removed = 0n
  for (const lot of lots) {
    const part = shares - removed < lot.shares ? shares - removed : lot.shares
    if (part === 0n) {
      remaining.push(lot)
      continue
    }
    const putIn = partOf(lot.putIn, 0n, part, lot.shares)
    const partWorth = partOf(worth, removed, removed + part, shares)
    result = addResults(result, resultOf({ ...lot, putIn }, partWorth, poolNow))
    removed += part
    if (part < lot.shares) remaining.push({ ...lot, shares: lot.shares - part, putIn: minus(lot.putIn, putIn) })
  }
  return { remaining, result, unknown: shares - removed }
}

const worthIn = (pool: Pool, shares: bigint, fee: ProtocolFee): Sides => {
  const { amountA, amountB } = burnedAmounts(pool, shares, fee)
  return [amountA, amountB]
}
const NO_FEE: ProtocolFee = { kind: 'off' }

/**
 * An account's deposits, their worth, and why the two differ (spec: charts.position). `entries` are in chain order; `pool` and
 * `fee` are current, so open shares are worth what removing them pays.
 */
export function positionResult(entries: readonly PositionEntry[], pool: Pool, fee: ProtocolFee): PositionResult {
  let lots: readonly Lot[] = []
  let closed = NO_RESULT
  let unknown = 0n
  for (const entry of entries) {
    const { shares, pool: poolThen } = entry
    if (shares === 0n) continue
    const amounts = 'amounts' in entry ? entry.amounts : worthIn(poolThen, shares, NO_FEE)
    if (entry.kind === 'added' || entry.kind === 'received') {
      lots = [...lots, { shares, putIn: amounts, pool: poolThen }]
      continue
    }
    const removal = removeShares(lots, shares, amounts, poolThen)
    lots = removal.remaining
    closed = addResults(closed, removal.result)
    unknown += removal.unknown
  }
  const shares = lots.reduce((sum, lot) => sum + lot.shares, 0n)
  const poolNow = { ...pool, totalSupply: sharesWithFee(pool, fee) }
  const open = shares === 0n ? NO_RESULT : removeShares(lots, shares, worthIn(pool, shares, fee), poolNow).result
  return { shares, open, closed, unknown }
}
