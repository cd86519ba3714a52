import { breakEvery } from '../slices.ts'
import { type Ranked, STANDINGS, tokenOrder } from './tokenOrder.ts'
import { sortedTexts } from './wordIndex.ts'
import { intAt } from '../../arrayAt.ts'

/** Ranked entries; null for removed ones. */
export type Entries = readonly (Ranked | null)[]

/** Compares two places; equal tokens keep their order. */
const comparator =
  (entries: Entries) =>
  (one: number, other: number): number => {
    const first = entries[one]
    const second = entries[other]
    return (first && second ? tokenOrder(first, second) : 0) || one - other
  }

/** Tokens per slice, which take some milliseconds. */
const SLICE = 10_000

/** Upper bound of places. The rank of a symbol and a place fit into one number, which sorts fast. */
const PLACES = 2 ** 26

/** Sorts places by symbol, trust and position, ignoring balances. */
export function* sortedBySymbol(entries: Entries, places: readonly number[]): Generator<void, Int32Array, void> {
  const symbolOf = (place: number) => entries[place]?.lowerSymbol ?? ''
  const distinct = new Set<string>()
  const isBreak = breakEvery(SLICE)
  for (const place of places) {
    distinct.add(symbolOf(place))
    if (isBreak()) yield
  }
  const sorted = yield* sortedTexts(distinct)
  const symbols = new Map(sorted.map((symbol, at) => [symbol, at]))
  const keys = Float64Array.from(places, (place) => {
    const standing = STANDINGS.indexOf(entries[place]?.standing ?? 'unknown')
    return ((symbols.get(symbolOf(place)) ?? 0) * STANDINGS.length + standing) * PLACES + place
  })
  yield
  return Int32Array.from(keys.sort(), (key) => key % PLACES)
}

/** Sorts places in full order, with balances. */
export const sortedByAll = (entries: Entries, places: Int32Array): Int32Array => places.toSorted(comparator(entries))

/** Number of ordered places before this one. */
function countBefore(order: Int32Array, isBefore: (place: number) => boolean): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(intAt(order, middle))) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges another sorted list into an order. */
export function mergeOrders(entries: Entries, order: Int32Array, others: Int32Array): Int32Array {
  if (order.length === 0) return others
  const compare = comparator(entries)
  const all = new Int32Array(order.length + others.length)
  let copied = 0
  let end = 0
  for (const place of others) {
    const rest = order.subarray(copied)
    const before = countBefore(rest, (there) => compare(there, place) < 0)
    all.set(rest.subarray(0, before), end)
    all[end + before] = place
    copied += before
    end += before + 1
  }
  all.set(order.subarray(copied), end)
  return all
}

/** An order without the entries at these ascending ranks. */
export function removeRanks(order: Int32Array, ranks: Int32Array): Int32Array {
  const rest = new Int32Array(order.length - ranks.length)
  let from = 0
  for (const [removedCount, rank] of ranks.entries()) {
    rest.set(order.subarray(from, rank), from - removedCount)
    from = rank + 1
  }
  rest.set(order.subarray(from), from - ranks.length)
  return rest
}
