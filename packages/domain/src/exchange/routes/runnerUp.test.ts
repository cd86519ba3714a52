import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../../currency.ts'
import { bestTrade } from './bestTrade.ts'
import { anyPairs, dice, testTokenAddress } from '../oracle/seededPairs.ts'
import { type Pair, otherToken, involves, pairOf } from '../pair.ts'
import { pairGraph } from './pairGraph.ts'
import { runnerUp } from './runnerUp.ts'
import { amountsFromInput, routeThrough } from '../trade.ts'

const wrapped = testTokenAddress(0)
const token = (at: number): Currency => ({
  kind: 'token',
  address: testTokenAddress(at),
  decimals: 18,
  symbol: '',
  name: '',
})
const COIN = 10n ** 18n

function bestTwo(pairs: readonly Pair[], raw: bigint, [from, to]: readonly [number, number]) {
  const graph = pairGraph(pairs)
  const request = { exact: 'in', amount: amountOf(token(from), raw), other: token(to) } as const
  const best = bestTrade(graph, request, wrapped)
  const other = best === null ? null : runnerUp(graph, request, best, wrapped)
  return { best, other, bestAgain: bestTrade(graph, request, wrapped) }
}

/** Outputs of all routes of at most three pairs, by brute force. */
function allOutputs(pairs: readonly Pair[], raw: bigint, [from, to]: readonly [number, number]): bigint[] {
  const outputs: bigint[] = []
  function walk(way: readonly Pair[], path: readonly `0x${string}`[]) {
    const token = path.at(-1) ?? testTokenAddress(from)
    if (token === testTokenAddress(to)) {
      const amounts = amountsFromInput('v2', routeThrough(testTokenAddress(from), way), raw)
      const reached = typeof amounts === 'string' ? undefined : amounts.at(-1)
      if (reached !== undefined) outputs.push(reached)
      return
    }
    if (way.length === 3) return
    for (const pair of pairs.filter((one) => involves(one, token))) {
      const next = otherToken(pair, token)
      if (!path.includes(next)) walk([...way, pair], [...path, next])
    }
  }
  walk([], [testTokenAddress(from)])
  return outputs.toSorted((one, other) => (one > other ? -1 : 1))
}

describe('the second-best trade', () => {
  it('does not exist if there is only one route', () => {
    const pairs = [pairOf(testTokenAddress(1), COIN, testTokenAddress(2), COIN)]
    expect(bestTwo(pairs, 1000n, [1, 2]).other).toBeNull()
  })

  it('avoids the direct pair if that is the best route', () => {
    const pairs = [
      pairOf(testTokenAddress(1), 1000n * COIN, testTokenAddress(2), 1000n * COIN),
      pairOf(testTokenAddress(1), 1000n * COIN, testTokenAddress(3), 1000n * COIN),
      pairOf(testTokenAddress(3), 1000n * COIN, testTokenAddress(2), 1000n * COIN),
    ]
    const { best, other } = bestTwo(pairs, COIN, [1, 2])
    expect(best?.route.path).toHaveLength(2)
    expect(other?.route.path).toEqual([testTokenAddress(1), testTokenAddress(3), testTokenAddress(2)])
  })

  it('equals the second best of all routes, and leaves the pairs unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const { pairs } = anyPairs(dice(String(seed)), 10, 'mixed')
        const { best, other, bestAgain } = bestTwo(pairs, COIN, [1, 2])
        const [first, second] = allOutputs(pairs, COIN, [1, 2])
        expect([best?.output.raw, other?.output.raw]).toEqual([first, second])
        expect(bestAgain).toEqual(best)
      }),
      { numRuns: 200 },
    )
  })
})
