import { describe, expect, it } from 'vitest'
import { type ExactRoute, bestRoute } from './bestRoute.ts'
import { MAX_RESERVE } from '../hop.ts'
import { bestRouteByBruteForce } from '../oracle/everyRoute.ts'
import { type Dice, anyHubs, anyPairs, dice, testTokenAddress } from '../oracle/seededPairs.ts'
import { type Pair, pairOf } from '../pair.ts'
import { pairGraph, setReserves } from './pairGraph.ts'
import type { ExactSide } from '../trade.ts'

const a = testTokenAddress(0)
const b = testTokenAddress(1)
const x = testTokenAddress(2)
const y = testTokenAddress(3)
const SIDES = ['in', 'out'] as const

function bestFor(pairs: readonly Pair[], exact: ExactSide, input: number, output: number, amount: bigint) {
  const graph = pairGraph(pairs)
  const sold = graph.tokenAt.get(testTokenAddress(input)) ?? -1
  const bought = graph.tokenAt.get(testTokenAddress(output)) ?? -1
  const [from, goal] = exact === 'in' ? [sold, bought] : [bought, sold]
  return describeRoute(graph.pairAt, bestRoute(graph, { exact, from, goal, amount }))
}

const describeRoute = (pairAt: Int32Array, route: ExactRoute | null) =>
  route && { places: route.edges.map((edge) => pairAt[edge] ?? -1), reached: route.reached }

function bruteForce(pairs: readonly Pair[], exact: ExactSide, input: number, output: number, amount: bigint) {
  const best = bestRouteByBruteForce(pairs, exact, testTokenAddress(input), testTokenAddress(output), amount)
  return best && { places: best.places, reached: exact === 'in' ? best.amounts.at(-1) : best.amounts[0] }
}

/** Compares a random route between two of the first `ends` tokens, where the hubs are; false if there is none. */
function expectSameAsBruteForce(roll: Dice, pairs: readonly Pair[], ends: number, amount: bigint) {
  const input = roll.integerBelow(ends)
  const output = roll.integerBelow(ends)
  if (input === output) return false
  for (const exact of SIDES) {
    const best = bestFor(pairs, exact, input, output, amount)
    expect(best, `${exact} ${input} ${output} ${amount}`).toEqual(bruteForce(pairs, exact, input, output, amount))
    if (best !== null) return true
  }
  return false
}

describe('the best of all routes of at most three pairs', () => {
  it('is found through tokens with hundreds of pairs, which are searched from the goal', () => {
    const roll = dice('hubs')
    let routes = 0
    for (let run = 0; run < 60; run++) {
      const pairs = anyHubs(
        roll,
        2 + roll.integerBelow(4),
        90 + roll.integerBelow(60),
        roll.pick(['mixed', 'equal', 'tiny', 'round']),
      )
      if (expectSameAsBruteForce(roll, pairs, roll.pick([4, 60]), roll.pick([1n, 1000n, roll.size(60)]))) routes += 1
    }
    expect(routes).toBeGreaterThan(20)
  })

  it('case 5: avoids pairs whose reserves would exceed 112 bits', () => {
    const roll = dice('full')
    let routes = 0
    for (let run = 0; run < 400; run++) {
      const { pairs, tokens } = anyPairs(roll, 3 + roll.integerBelow(30), 'full')
      if (expectSameAsBruteForce(roll, pairs, tokens, roll.pick([1n, roll.size(80), roll.size(112)]))) routes += 1
    }
    expect(routes).toBeGreaterThan(100)
    for (let run = 0; run < 40; run++)
      expectSameAsBruteForce(roll, anyHubs(roll, 2, 100, 'full'), 2, roll.pick([roll.size(80), roll.size(112)]))
    const full = pairOf(a, MAX_RESERVE, b, MAX_RESERVE)
    const free = pairOf(a, 10n ** 30n, x, 10n ** 30n)
    expect(bestFor([full], 'in', 0, 1, 1000n)).toBe(null)
    expect(bestFor([full], 'out', 0, 1, 1000n)).toBe(null)
    const detour = [full, free, pairOf(x, 10n ** 30n, b, 10n ** 20n)]
    expect(bestFor(detour, 'in', 0, 1, 10n ** 20n)?.places).toEqual([1, 2])
  })

  it('is found where exact integer quotients coincide with the search’s rounding', () => {
    const roll = dice('round')
    for (let run = 0; run < 3000; run++) {
      const { pairs, tokens } = anyPairs(roll, 3 + roll.integerBelow(25), 'round')
      expectSameAsBruteForce(
        roll,
        pairs,
        tokens,
        BigInt(roll.pick([1, 997, 1000, 997_000]) * (1 + roll.integerBelow(6))),
      )
    }
  })
})

describe('a bound above the exact amount', () => {
  // A trade with these reserves gives 10 − 10⁻²⁹ for 1000, rounded down to 9; as a double it is 10.
  const almostTen = [997n * (10n ** 29n - 1n), 10n ** 30n - 1n] as const

  it('does not hide a route with the same output and a lower price impact', () => {
    const pairs = [
      pairOf(a, almostTen[0], b, almostTen[1]),
      pairOf(a, 10n ** 12n, x, 10n ** 12n),
      pairOf(x, 10n ** 15n, b, 91n * 10n ** 11n),
    ]
    expect(bestFor(pairs, 'in', 0, 1, 1000n)).toEqual({ places: [1, 2], reached: 9n })
    expect(bruteForce(pairs, 'in', 0, 1, 1000n)).toEqual({ places: [1, 2], reached: 9n })
  })

  it('does not hide a route if the next pool magnifies the rounded unit', () => {
    const pairs = [
      pairOf(a, almostTen[0], x, almostTen[1]),
      pairOf(x, 10n ** 9n, b, 10n ** 29n),
      pairOf(a, 10n ** 12n, y, 10n ** 12n),
      pairOf(y, 10n ** 15n, b, 96n * 10n ** 31n),
    ]
    const best = bestFor(pairs, 'in', 0, 1, 1000n)
    expect(best).toEqual(bruteForce(pairs, 'in', 0, 1, 1000n))
    expect(best?.places).toEqual([2, 3])
  })
})

describe('ties', () => {
  const pool = (one: typeof a, other: typeof a) => pairOf(one, 10n ** 20n, other, 10n ** 20n)

  it.each(SIDES)(
    'exact %s: of equal routes the one with the earlier pair wins, counted from the exact side',
    (exact) => {
      const pairs = [pool(x, b), pool(a, y), pool(y, b), pool(a, x)]
      expect(bestFor(pairs, exact, 0, 1, 10n ** 18n)?.places).toEqual(exact === 'in' ? [1, 2] : [0, 3])
    },
  )

  it('lower price impact wins before fewer hops', () => {
    // Both give 1 for 2. At the mid price the direct pool would give 2, the others 1.03.
    const pairs = [pairOf(a, 10n, b, 10n), pairOf(a, 1_000_000n, x, 510_000n), pairOf(x, 1_000_000n, b, 1_010_000n)]
    expect(bestFor(pairs.slice(0, 1), 'in', 0, 1, 2n)).toEqual({ places: [0], reached: 1n })
    expect(bestFor(pairs, 'in', 0, 1, 2n)).toEqual({ places: [1, 2], reached: 1n })
  })

  it('fewer hops win even if doubles show a difference in price impact that does not exist', () => {
    // (118 / 100) × (300 / 118) is 3, and as doubles a little less.
    const pairs = [
      pairOf(a, 100n * 10n ** 9n, x, 118n * 10n ** 9n),
      pairOf(x, 118n * 10n ** 9n, b, 300n * 10n ** 9n),
      pairOf(a, 10n ** 9n, b, 3n * 10n ** 9n),
    ]
    expect(bestFor(pairs.slice(0, 2), 'in', 0, 1, 1n)).toEqual({ places: [0, 1], reached: 2n })
    expect(bestFor(pairs, 'in', 0, 1, 1n)).toEqual({ places: [2], reached: 2n })
  })

  it('fewer hops win if the price impact is the same', () => {
    const pairs = [pool(x, b), pool(a, x), pool(a, b)]
    expect(bestFor(pairs, 'out', 0, 1, 1n)).toEqual({ places: [2], reached: 2n })
  })
})

describe('no route', () => {
  const pairs = [pairOf(a, 0n, b, 10n ** 20n), pairOf(a, 10n ** 20n, x, 10n ** 20n)]
  it('is found if a pool is empty', () => expect(bestFor(pairs, 'in', 0, 1, 1000n)).toBe(null))
  it('is found for an amount of zero', () => {
    expect(bestFor(pairs, 'in', 0, 2, 0n)).toBe(null)
    expect(bestFor(pairs, 'out', 0, 2, 0n)).toBe(null)
  })
  it('is found for more than any pair can hold', () => {
    expect(bestFor(pairs, 'in', 0, 2, 2n ** 112n)).toBe(null)
    expect(bestFor(pairs, 'out', 0, 2, 2n ** 112n)).toBe(null)
  })
  it('is found from a token to itself', () => expect(bestFor(pairs, 'in', 0, 0, 1000n)).toBe(null))
  it('is found if the pools do not hold enough', () => expect(bestFor(pairs, 'out', 0, 2, 10n ** 20n)).toBe(null))
  it('is found if the output would be zero', () => expect(bestFor(pairs, 'in', 0, 2, 1n)).toBe(null))
})

it('changing a reserve in place changes the next quote, and an emptied pool is avoided', () => {
  const graph = pairGraph([pairOf(a, 10n ** 20n, b, 10n ** 20n)])
  const from = graph.tokenAt.get(a) ?? -1
  const goal = graph.tokenAt.get(b) ?? -1
  const quote = () => bestRoute(graph, { exact: 'in', from, goal, amount: 1000n })?.reached
  expect(quote()).toBe(996n)
  const isFirst = pairOf(a, 1n, b, 2n).token0 === a
  setReserves(graph, 0, isFirst ? 10n ** 20n : 10n ** 21n, isFirst ? 10n ** 21n : 10n ** 20n)
  expect(quote()).toBe(9969n)
  setReserves(graph, 0, 0n, 0n)
  expect(quote()).toBe(undefined)
  expect(() => setReserves(graph, 1, 1n, 1n)).toThrow('There is no pair at index 1.')
})

it('a graph refuses a list with a repeated pair', () => {
  const message = 'A pair is listed twice.'
  const first = pairOf(a, 1n, b, 1n)
  const other = pairOf(a, 1n, x, 1n)
  expect(() => pairGraph([first, pairOf(b, 2n, a, 2n)])).toThrow(message)
  expect(() => pairGraph([first, other, first])).toThrow(message)
  expect(() => pairGraph([pairOf(x, 1n, y, 1n), first, first])).toThrow(message)
  expect(() => pairGraph([other, pairOf(x, 1n, y, 1n), first, other])).toThrow(message)
  // Two tokens may each have a pair with the same third token.
  expect(pairGraph([first, pairOf(x, 1n, b, 1n), pairOf(y, 1n, b, 1n), other]).tokens).toHaveLength(4)
})
