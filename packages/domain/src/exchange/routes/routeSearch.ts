import { minInput, maxOutput } from './hopBound.ts'
import { type PairGraph, pairCountOf } from './pairGraph.ts'
import { isLookupCheaper, isWide } from './searchCost.ts'
import type { ExactSide } from '../trade.ts'
import { floatAt, intAt, numberAt } from '../../arrayAt.ts'

/** A route from the exact side to the other, with a bound of its exact amount. */
export type Candidate = {
  /** The maximum output, or the negated minimum input, so that more is always better. */
  readonly score: number
  readonly first: number
  /** −1 if the route has fewer edges. */
  readonly second: number
  readonly third: number
}

export type SearchResult = {
  readonly candidates: readonly Candidate[]
  /** The best score among the dropped candidates. */
  readonly dropped: number
}

type Search = {
  readonly graph: PairGraph
  readonly isIn: boolean
  readonly from: number
  readonly goal: number
  readonly candidates: Candidate[]
  /** Candidates that score less are dropped. */
  floor: number
  /** True if the floor rises with the best score. */
  readonly raisesFloor: boolean
  dropped: number
  /** First edges that lead to tokens with many pairs, and the amounts that reach those tokens. */
  readonly wide: number[]
  readonly wideReached: number[]
}

/** Scores within this relative distance of the best may change order when they are computed exactly. */
const SCORE_MARGIN = 2 ** -40

/**
 * Finds routes of at most three pairs by their bounds: those close to the best or, with `minimumScore`, all that reach it. The
 * cost grows with the pairs of the tokens at both ends, not with all pairs.
 */
export function routeSearch(
  graph: PairGraph,
  { exact, from, goal }: { readonly exact: ExactSide; readonly from: number; readonly goal: number },
  amount: number,
  minimumScore?: number,
): SearchResult {
  const search: Search = {
    graph,
    isIn: exact === 'in',
    from,
    goal,
    candidates: [],
    floor: minimumScore ?? -Infinity,
    raisesFloor: minimumScore === undefined,
    dropped: -Infinity,
    wide: [],
    wideReached: [],
  }
  const { start, to, twin, lastHop, wideAt } = graph
  const goalStart = intAt(start, goal)
  const goalEnd = intAt(start, goal + 1)
  for (let edge = goalStart; edge < goalEnd; edge++) lastHop[intAt(to, edge)] = intAt(twin, edge) + 1
  searchFromStart(search, amount)
  if (search.wide.length > 0) searchFromGoal(search, goalStart, goalEnd)
  for (let edge = goalStart; edge < goalEnd; edge++) lastHop[intAt(to, edge)] = 0
  for (const edge of search.wide) wideAt[intAt(to, edge)] = 0
  return search
}

/** The amount after an edge; 0 if the pool would refuse. */
function amountThrough(
  { graph: { ownReserve: own, otherReserve: other }, isIn }: Search,
  edge: number,
  amount: number,
): number {
  return isIn
    ? maxOutput(floatAt(own, edge), floatAt(other, edge), amount)
    : minInput(floatAt(own, edge), floatAt(other, edge), amount)
}

function addCandidate(search: Search, reached: number, first: number, second: number, third: number): void {
  if (reached === 0) return
  const score = search.isIn ? reached : -reached
  if (score < search.floor) {
    search.dropped = Math.max(search.dropped, score)
    return
  }
  search.candidates.push({ score, first, second, third })
  if (search.raisesFloor) search.floor = Math.max(search.floor, score - Math.abs(score) * SCORE_MARGIN)
}

function searchFromStart(search: Search, amount: number): void {
  const { graph, from, goal, wide, wideReached } = search
  const { start, to, lastHop, wideAt } = graph
  const end = intAt(start, from + 1)
  for (let first = intAt(start, from); first < end; first++) {
    const reached = amountThrough(search, first, amount)
    if (reached === 0) continue
    const middle = intAt(to, first)
    if (middle === goal) {
      addCandidate(search, reached, first, -1, -1)
      continue
    }
    const last = intAt(lastHop, middle) - 1
    if (last >= 0) addCandidate(search, amountThrough(search, last, reached), first, last, -1)
    if (!isWide(pairCountOf(graph, middle))) searchThroughNarrow(search, first, middle, reached)
    else {
      wideReached.push(reached)
      wideAt[middle] = wide.push(first)
    }
  }
}

function searchThroughNarrow(search: Search, first: number, middle: number, reached: number): void {
  const { start, to, lastHop } = search.graph
  const end = intAt(start, middle + 1)
  for (let second = intAt(start, middle); second < end; second++) {
    const next = intAt(to, second)
    const third = intAt(lastHop, next) - 1
    if (third < 0 || next === search.from) continue
    const secondReached = amountThrough(search, second, reached)
    if (secondReached !== 0) addCandidate(search, amountThrough(search, third, secondReached), first, second, third)
  }
}

/** Finds routes through the wide tokens reached so far, starting at the goal. */
function searchFromGoal(search: Search, goalStart: number, goalEnd: number): void {
  const { start, to, twin, wideAt } = search.graph
  for (let back = goalStart; back < goalEnd; back++) {
    const next = intAt(to, back)
    if (next === search.from) continue
    const third = intAt(twin, back)
    const nextStart = intAt(start, next)
    const nextEnd = intAt(start, next + 1)
    if (isLookupCheaper(search.wide.length, pairCountOf(search.graph, next)))
      for (const first of search.wide) {
        const edge = edgeBetween(to, nextStart, nextEnd, intAt(to, first))
        if (edge >= 0) addThroughWide(search, edge, third)
      }
    else
      for (let edge = nextStart; edge < nextEnd; edge++)
        if (intAt(wideAt, intAt(to, edge)) > 0) addThroughWide(search, edge, third)
  }
}

/** Adds the route through the wide token that `edge` leads back to. */
function addThroughWide(search: Search, edge: number, third: number): void {
  const { to, twin, wideAt } = search.graph
  const at = intAt(wideAt, intAt(to, edge)) - 1
  const second = intAt(twin, edge)
  const secondReached = amountThrough(search, second, numberAt(search.wideReached, at))
  if (secondReached !== 0)
    addCandidate(search, amountThrough(search, third, secondReached), numberAt(search.wide, at), second, third)
}

/** Finds the edge to a token by binary search among sorted edges; −1 if there is none. */
function edgeBetween(to: Int32Array, start: number, end: number, token: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >> 1
    if (intAt(to, middle) < token) low = middle + 1
    else high = middle
  }
  return low < end && to[low] === token ? low : -1
}
