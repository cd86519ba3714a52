import { compareValues } from '../../compareValues.ts'
import { hopIn, hopOut } from '../hop.ts'
import type { PairGraph } from './pairGraph.ts'
import { type Candidate, routeSearch } from './routeSearch.ts'
import type { ExactSide } from '../trade.ts'
import { bigAt, floatAt, intAt, numberAt } from '../../arrayAt.ts'

/** A route with exact amounts, starting at the exact side. */
export type ExactRoute = {
  readonly edges: readonly number[]
  readonly amounts: readonly bigint[]
  /** Amount at the other end: the output, or the required input. */
  readonly reached: bigint
}

type RouteQuery = { readonly exact: ExactSide; readonly from: number; readonly goal: number; readonly amount: bigint }

/** Upper bound of the relative error of a mid price computed in doubles. */
const PRICE_ERROR = 2 ** -44

/**
 * The best route of at most three pairs between two tokens: most output, or least input; on a tie the lower price
 * impact (spec: swap.best-route), then fewer pairs, then pairs earlier in the list, read from the exact side. Skips
 * pairs that are empty, give nothing, hold too little or would overflow. Null if there is no route.
 */
export function bestRoute(graph: PairGraph, query: RouteQuery): ExactRoute | null {
  const { exact, from, goal, amount } = query
  if (from === goal) return null
  const search = routeSearch(graph, query, Number(amount))
  const best = bestOf(graph, exact, amount, search.candidates)
  const bestScore = best === null ? -Infinity : scoreOf(best, exact)
  if (search.dropped < bestScore) return best
  // Some dropped candidates may be as good as the best exact result, so they are searched as well.
  return bestOf(graph, exact, amount, routeSearch(graph, query, Number(amount), bestScore).candidates)
}

const scoreOf = ({ reached }: ExactRoute, exact: ExactSide) => (exact === 'in' ? Number(reached) : -Number(reached))

function bestOf(
  graph: PairGraph,
  exact: ExactSide,
  amount: bigint,
  candidates: readonly Candidate[],
): ExactRoute | null {
  const first = mostPromising(graph, exact, candidates)
  if (first === null) return null
  let best = exactRoute(graph, exact, amount, first)
  for (const candidate of candidates) {
    if (candidate === first || (best !== null && !mayBeat(graph, exact, candidate, best))) continue
    const rival = exactRoute(graph, exact, amount, candidate)
    if (rival !== null && (best === null || routeOrder(graph, exact, rival, best) < 0)) best = rival
  }
  return best
}

function mostPromising(graph: PairGraph, exact: ExactSide, candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null
  for (const candidate of candidates) {
    if (best === null || candidate.score > best.score) best = candidate
    else if (candidate.score === best.score)
      if (roughMidPrice(graph, exact, edgesOf(candidate)) < roughMidPrice(graph, exact, edgesOf(best))) best = candidate
  }
  return best
}

/** Comparing with the score in doubles is safe, because the bound of an amount beyond double precision lies well above it (hopBound.ts). */
function mayBeat(graph: PairGraph, exact: ExactSide, candidate: Candidate, best: ExactRoute): boolean {
  const bestScore = scoreOf(best, exact)
  if (candidate.score !== bestScore) return candidate.score > bestScore
  // The candidate can at best tie, so the price decides.
  const price = roughMidPrice(graph, exact, edgesOf(candidate))
  return price <= roughMidPrice(graph, exact, best.edges) * (1 + PRICE_ERROR)
}

const edgesOf = ({ first, second, third }: Candidate): readonly number[] =>
  [first, second, third].filter((edge) => edge >= 0)

function exactRoute(graph: PairGraph, exact: ExactSide, amount: bigint, candidate: Candidate): ExactRoute | null {
  const edges = edgesOf(candidate)
  const amounts = [amount]
  let reached = amount
  for (const edge of edges) {
    const own = bigAt(graph.exactReserve, edge)
    const other = bigAt(graph.exactReserve, intAt(graph.twin, edge))
    const next = exact === 'in' ? hopOut('v2', reached, own, other) : hopIn('v2', reached, other, own)
    if (typeof next === 'string') return null
    amounts.push(next)
    reached = next
  }
  return { edges, amounts, reached }
}

/** Output per input in doubles, whichever side the edges start from. */
function roughMidPrice(
  { ownReserve: own, otherReserve: other }: PairGraph,
  exact: ExactSide,
  edges: readonly number[],
): number {
  let price = 1
  for (const edge of edges) price *= floatAt(other, edge) / floatAt(own, edge)
  return exact === 'in' ? price : 1 / price
}

/** Negative if the first route is better. With equal amounts on both sides, a lower mid price means a lower price impact. */
function routeOrder(graph: PairGraph, exact: ExactSide, one: ExactRoute, other: ExactRoute): number {
  const [more, less] = exact === 'in' ? [one, other] : [other, one]
  return (
    compareValues(less.reached, more.reached) ||
    midPriceOrder(graph, more, less) ||
    compareValues(one.edges.length, other.edges.length) ||
    placeOrder(graph, one, other)
  )
}

function midPriceOrder(graph: PairGraph, one: ExactRoute, other: ExactRoute): number {
  const oneProducts = reserveProducts(graph, one)
  const otherProducts = reserveProducts(graph, other)
  return compareValues(oneProducts.other * otherProducts.own, otherProducts.other * oneProducts.own)
}

function reserveProducts({ exactReserve: exact, twin }: PairGraph, { edges }: ExactRoute) {
  let own = 1n
  let other = 1n
  for (const edge of edges) {
    own *= bigAt(exact, edge)
    other *= bigAt(exact, intAt(twin, edge))
  }
  return { own, other }
}

/** Compares list positions at the first step where the routes differ. */
function placeOrder({ pairAt }: PairGraph, one: ExactRoute, other: ExactRoute): number {
  const step = one.edges.findIndex((edge, at) => edge !== other.edges[at])
  return compareValues(intAt(pairAt, numberAt(one.edges, step)), intAt(pairAt, numberAt(other.edges, step)))
}
