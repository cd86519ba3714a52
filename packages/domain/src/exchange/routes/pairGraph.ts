import type { Address } from '../../address.ts'
import type { Pair } from '../pair.ts'
import { intAt } from '../../arrayAt.ts'

/**
 * All pairs of an exchange as a graph. Each pair has two edges, one from each token; the edges of a token are contiguous and
 * sorted by the token they lead to. Built once; reserves change in place.
 */
export type PairGraph = {
  readonly tokens: readonly Address[]
  readonly tokenAt: ReadonlyMap<Address, number>
  /** The edges of token t are `start[t]` up to, not including, `start[t + 1]`. */
  readonly start: Int32Array
  readonly to: Int32Array
  /** Index of the same pair seen from its other token. */
  readonly twin: Int32Array
  readonly pairAt: Int32Array
  /** The edge of a pair that leaves its token0. */
  readonly edgeOfPair: Int32Array
  /** Exact reserve of the token the edge leaves; the twin edge has the other token's. */
  readonly exactReserve: bigint[]
  /** Approximate reserves for the search, at both ends; an empty pool has zero at both. */
  readonly ownReserve: Float64Array
  readonly otherReserve: Float64Array
  /** Scratch space of the search: by token, one more than the edge from it to the end of the route. */
  readonly lastHop: Int32Array
  /** Scratch space: one more than the position of a token with many pairs among those reached so far. */
  readonly wideAt: Int32Array
}

/** The graph identifies a pair by its index in the list. Each pair may occur only once. */
export function pairGraph(pairs: readonly Pair[]): PairGraph {
  const { tokens, tokenAt, ends } = numberTokens(pairs)
  const { start, to, leaves } = sortEdges(ends, tokens.length)
  const edges = leaves.length
  const graph: PairGraph = {
    tokens,
    tokenAt,
    start,
    to,
    twin: new Int32Array(edges),
    pairAt: leaves.map((end) => end >> 1),
    edgeOfPair: new Int32Array(pairs.length),
    exactReserve: Array.from({ length: edges }, () => 0n),
    ownReserve: new Float64Array(edges),
    otherReserve: new Float64Array(edges),
    lastHop: new Int32Array(tokens.length),
    wideAt: new Int32Array(tokens.length),
  }
  const edgeOfEnd = new Int32Array(edges)
  for (let edge = 0; edge < edges; edge++) edgeOfEnd[intAt(leaves, edge)] = edge
  for (let end = 0; end < edges; end++) graph.twin[intAt(edgeOfEnd, end)] = intAt(edgeOfEnd, end ^ 1)
  for (const [at, { reserve0, reserve1 }] of pairs.entries()) {
    graph.edgeOfPair[at] = intAt(edgeOfEnd, at * 2)
    setReserves(graph, at, reserve0, reserve1)
  }
  return graph
}

/** Number of pairs a token has. */
export const pairCountOf = ({ start }: Pick<PairGraph, 'start'>, token: number): number =>
  intAt(start, token + 1) - intAt(start, token)

/** True if any route connects the two tokens, whatever the reserves. */
export function isLinked(graph: PairGraph, from: Address, goal: Address): boolean {
  const start = graph.tokenAt.get(from)
  const end = graph.tokenAt.get(goal)
  if (start === undefined || end === undefined) return false
  const reached = new Set([start])
  // Iterating a set includes elements added on the way.
  for (const token of reached)
    for (let edge = intAt(graph.start, token); edge < intAt(graph.start, token + 1); edge++)
      reached.add(intAt(graph.to, edge))
  return reached.has(end)
}

/** Updates the reserves of the pair at a list position. */
export function setReserves(graph: PairGraph, at: number, reserve0: bigint, reserve1: bigint): void {
  const edge = graph.edgeOfPair[at]
  if (edge === undefined) throw new RangeError(`There is no pair at index ${at}.`)
  const twin = intAt(graph.twin, edge)
  graph.exactReserve[edge] = reserve0
  graph.exactReserve[twin] = reserve1
  const isEmpty = reserve0 <= 0n || reserve1 <= 0n
  const [own, other] = isEmpty ? [0, 0] : [Number(reserve0), Number(reserve1)]
  graph.ownReserve[edge] = graph.otherReserve[twin] = own
  graph.otherReserve[edge] = graph.ownReserve[twin] = other
}

/** Numbers the tokens; the two tokens of pair p are `ends[2p]` and `ends[2p + 1]`. */
function numberTokens(pairs: readonly Pair[]) {
  const tokens: Address[] = []
  const tokenAt = new Map<Address, number>()
  const numberOf = (token: Address) => {
    const knownNumber = tokenAt.get(token)
    if (knownNumber !== undefined) return knownNumber
    tokenAt.set(token, tokens.length)
    return tokens.push(token) - 1
  }
  const ends = new Int32Array(pairs.length * 2)
  for (const [at, { token0, token1 }] of pairs.entries()) {
    ends[at * 2] = numberOf(token0)
    ends[at * 2 + 1] = numberOf(token1)
  }
  return { tokens, tokenAt, ends }
}

/** Sorts edges by the token they leave, then by the token they lead to, with two counting sorts. */
function sortEdges(ends: Int32Array, tokens: number) {
  const start = new Int32Array(tokens + 1)
  for (const token of ends) start[token + 1] = intAt(start, token + 1) + 1
  for (let token = 1; token < tokens; token++) start[token + 1] = intAt(start, token + 1) + intAt(start, token)
  const sortEnds = (order: Iterable<number>, keyOf: (end: number) => number) => {
    const next = start.slice()
    const out = new Int32Array(ends.length)
    for (const end of order) {
      const token = intAt(ends, keyOf(end))
      const place = intAt(next, token)
      out[place] = end
      next[token] = place + 1
    }
    return out
  }
  const byGoal = sortEnds(ends.keys(), (end) => end ^ 1)
  const leaves = sortEnds(byGoal, (end) => end)
  const to = leaves.map((end) => intAt(ends, end ^ 1))
  for (let place = 1; place < to.length; place++)
    if (to[place] === to[place - 1] && ends[intAt(leaves, place)] === ends[intAt(leaves, place - 1)])
      throw new RangeError('A pair is listed twice.')
  return { start, to, leaves }
}
