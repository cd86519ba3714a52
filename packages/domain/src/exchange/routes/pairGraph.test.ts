import { expect, it } from 'vitest'
import type { Address } from '../../address.ts'
import { compareValues } from '../../compareValues.ts'
import { testTokenAddress } from '../oracle/seededPairs.ts'
import { pairOf } from '../pair.ts'
import { isLinked, pairGraph, pairCountOf, setReserves } from './pairGraph.ts'

const [a, b, x, y, z] = [0, 1, 2, 3, 4].map(testTokenAddress) as [Address, Address, Address, Address, Address]

it('each pair has two edges, one from each token, and a token’s edges are contiguous', () => {
  const graph = pairGraph([pairOf(a, 7n, b, 9n), pairOf(a, 3n, x, 5n)])
  expect(graph.start).toHaveLength(4)
  expect(graph.start.at(-1)).toBe(4)
  expect(
    graph.tokens.map((token) => pairCountOf(graph, graph.tokenAt.get(token) ?? -1)).toSorted(compareValues),
  ).toEqual([1, 1, 2])
  expect(graph.exactReserve.toSorted(compareValues)).toEqual([3n, 5n, 7n, 9n])
  for (let edge = 0; edge < 4; edge++) {
    const twin = graph.twin[edge] ?? -1
    expect(graph.twin[twin]).toBe(edge)
    expect(graph.ownReserve[edge]).toBe(Number(graph.exactReserve[edge]))
    expect(graph.otherReserve[edge]).toBe(Number(graph.exactReserve[twin]))
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
  expect([...graph.ownReserve, ...graph.otherReserve]).toEqual([0, 0, 0, 0])
  setReserves(graph, 0, 1n, 1n)
  expect([...graph.ownReserve, ...graph.otherReserve]).toEqual([1, 1, 1, 1])
})

it('tokens are linked by any path of pools, even empty ones', () => {
  const graph = pairGraph([pairOf(a, 7n, b, 9n), pairOf(b, 0n, x, 0n), pairOf(y, 1n, z, 1n)])
  expect([isLinked(graph, a, b), isLinked(graph, a, x), isLinked(graph, x, a)]).toEqual([true, true, true])
  expect([isLinked(graph, a, y), isLinked(graph, z, x), isLinked(graph, a, testTokenAddress(5))]).toEqual([
    false,
    false,
    false,
  ])
})
