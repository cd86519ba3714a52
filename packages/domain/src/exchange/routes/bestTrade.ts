import type { Address } from '../../address.ts'
import { type Amount, type Currency, amountOf } from '../../currency.ts'
import { type ExactRoute, bestRoute } from './bestRoute.ts'
import type { Pair } from '../pair.ts'
import type { PairGraph } from './pairGraph.ts'
import type { ExactSide, Trade } from '../trade.ts'
import { pooledToken } from '../wrap.ts'
import { bigAt, intAt } from '../../arrayAt.ts'

type QuoteRequest = {
  readonly exact: ExactSide
  /** The typed amount: the input of an exact-in trade, the output of an exact-out one. */
  readonly amount: Amount
  /** The currency of the other side. */
  readonly other: Currency
}

/** The best V2 trade over the pairs of a graph (bestRoute.ts defines best); null if there is no route. */
export function bestTrade(
  graph: PairGraph,
  { exact, amount, other }: QuoteRequest,
  wrappedNative: Address,
): Trade | null {
  const from = graph.tokenAt.get(pooledToken(amount.currency, wrappedNative))
  const goal = graph.tokenAt.get(pooledToken(other, wrappedNative))
  if (from === undefined || goal === undefined) return null
  const best = bestRoute(graph, { exact, from, goal, amount: amount.raw })
  if (best === null) return null
  const reached = amountOf(other, best.reached)
  const route = routeOf(graph, exact, from, best)
  return exact === 'in'
    ? { version: 'v2', exact, input: amount, output: reached, route, amounts: best.amounts }
    : { version: 'v2', exact, input: reached, output: amount, route, amounts: best.amounts.toReversed() }
}

function routeOf(graph: PairGraph, exact: ExactSide, from: number, { edges }: ExactRoute): Trade['route'] {
  const tokens = [from, ...edges.map((edge) => intAt(graph.to, edge))]
  const path = tokens.flatMap((token) => graph.tokens[token] ?? [])
  const pairs = edges.map((edge) => pairOfEdge(graph, edge))
  return exact === 'in' ? { path, pairs } : { path: path.toReversed(), pairs: pairs.toReversed() }
}

function pairOfEdge(graph: PairGraph, edge: number): Pair {
  const edge0 = intAt(graph.edgeOfPair, intAt(graph.pairAt, edge))
  const edge1 = intAt(graph.twin, edge0)
  const token1 = graph.tokens[intAt(graph.to, edge0)]
  const token0 = graph.tokens[intAt(graph.to, edge1)]
  if (token0 === undefined || token1 === undefined) throw new RangeError('The graph has an edge to nowhere.')
  return { token0, token1, reserve0: bigAt(graph.exactReserve, edge0), reserve1: bigAt(graph.exactReserve, edge1) }
}
