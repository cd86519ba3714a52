import { expect, it } from 'vitest'
import type { Address } from '../../address.ts'
import { compareValues } from '../../compareValues.ts'
import { tokenNumber } from '../oracle/seededPairs.ts'
import { pairOf } from '../pair.ts'
import { isLinked, pairGraph, pairsOf, setReserves } from './pairGraph.ts'

const [a, b, x, y, z] = [0, 1, 2, 3, 4].map(tokenNumber) as [Address, Address, Address, Address, Address]

it('each pair has two edges, one from each token, and a token’s edges are contiguous', () => {
  const graph = pairGraph([pairOf(a, 7n, b, 9n), pairOf(a, 3n, x, 5n)])
  expect(graph.start).toHaveLength(4)
  expect(graph.start.at(-1)).toBe(4)
  expect(graph.tokens.map((token) => pairsOf(graph, graph.tokenAt.get(token) ?? -1)).toSorted(compareValues)).toEqual([
    1, 1, 2,
  ])
  expect(graph.exact.toSorted(compareValues)).toEqual([3n, 5n, 7n, 9n])
  for (let edge = 0; edge < 4; edge++) {
    const twin = graph.twin[edge] ?? -1
    expect(graph.twin[twin]).toBe(edge)
    expect(graph.own[edge]).toBe(Number(graph.exact[edge]))
    expect(graph.other[edge]).toBe(Number(graph.exact[twin]))
    expect(graph.pairAt[edge]).toBe(graph.pairAt[twin])
  }
})

it.each([
  [0n, 5n],
  [5n, 0n],
  [0n, 0n],
])('a pool with reserves %s and %s counts as empty at both ends', (reserve0, reserve1) => {
  const graph = pairGraph([pairOf(a, 7n, b, 9n)])
  setReserves(graph, 0, reserve0, reserve1)
  expect([...graph.own, ...graph.other]).toEqual([0, 0, 0, 0])
  setReserves(graph, 0, 1n, 1n)
  expect([...graph.own, ...graph.other]).toEqual([1, 1, 1, 1])
})

it('tokens are linked by any path of pools, even empty ones', () => {
  const graph = pairGraph([pairOf(a, 7n, b, 9n), pairOf(b, 0n, x, 0n), pairOf(y, 1n, z, 1n)])
  expect([isLinked(graph, a, b), isLinked(graph, a, x), isLinked(graph, x, a)]).toEqual([true, true, true])
  expect([isLinked(graph, a, y), isLinked(graph, z, x), isLinked(graph, a, tokenNumber(5))]).toEqual([
    false,
    false,
    false,
  ])
})
