import { describe, expect, it } from 'vitest'
import { compareValues } from '../../compareValues.ts'
import { minInput, maxOutput } from './hopBound.ts'
import { anyHubs, dice, testTokenAddress } from '../oracle/seededPairs.ts'
import { type Pair, pairOf } from '../pair.ts'
import { type PairGraph, pairGraph } from './pairGraph.ts'
import { type Candidate, routeSearch } from './routeSearch.ts'
import type { ExactSide } from '../trade.ts'

const SIDES = ['in', 'out'] as const
const a = testTokenAddress(0)
const b = testTokenAddress(1)
const x = testTokenAddress(2)
const y = testTokenAddress(3)
const numberOf = (graph: PairGraph, token: typeof a) => graph.tokenAt.get(token) ?? -1

const edgesOf = (path: readonly number[]) => ({ first: path[0] ?? -1, second: path[1] ?? -1, third: path[2] ?? -1 })

/** Every route of at most three edges that revisits neither end, by brute force. */
function everyRoute(graph: PairGraph, exact: ExactSide, from: number, goal: number, amount: number): Candidate[] {
  const routes: Candidate[] = []
  const go = (token: number, reached: number, edges: readonly number[]) => {
    for (let edge = graph.start[token] ?? 0; edge < (graph.start[token + 1] ?? 0); edge++) {
      const next = graph.to[edge] ?? -1
      const own = graph.ownReserve[edge] ?? 0
      const other = graph.otherReserve[edge] ?? 0
      const bound = exact === 'in' ? maxOutput(own, other, reached) : minInput(own, other, reached)
      if (bound === 0 || next === from) continue
      const path = [...edges, edge]
      if (next === goal) routes.push({ score: exact === 'in' ? bound : -bound, ...edgesOf(path) })
      else if (edges.length < 2) go(next, bound, [...edges, edge])
    }
  }
  go(from, amount, [])
  return routes
}

const inOrder = (routes: readonly Candidate[]) =>
  routes.map(({ score, first, second, third }) => [first, second, third, score].join(' ')).toSorted()

describe('the search', () => {
  it('finds each route of at most three pairs once, through tokens with few pairs and with many', () => {
    const roll = dice('ways')
    const seen = { routes: 0, three: 0 }
    for (let run = 0; run < 120; run++) {
      const all = anyHubs(
        roll,
        2 + roll.integerBelow(4),
        100 + roll.integerBelow(150),
        roll.pick(['mixed', 'equal', 'tiny']),
      )
      const graph = pairGraph(all.filter(() => roll.chance(0.8)))
      const ends = roll.pick([6, graph.tokens.length])
      const from = roll.integerBelow(ends)
      const goal = roll.integerBelow(ends)
      if (from === goal) continue
      for (const exact of SIDES) {
        const amount = Number(roll.pick([1n, 1000n, roll.size(50)]))
        const routes = everyRoute(graph, exact, from, goal, amount)
        const { candidates, dropped } = routeSearch(graph, { exact, from, goal }, amount, -Infinity)
        expect(inOrder(candidates), `${run} ${exact}`).toEqual(inOrder(routes))
        expect(dropped).toBe(-Infinity)
        seen.routes += routes.length
        seen.three += routes.filter(({ third }) => third >= 0).length
      }
    }
    expect(seen.routes).toBeGreaterThan(1000)
    expect(seen.three).toBeGreaterThan(500)
  })

  it('clears its scratch space in the graph', () => {
    const roll = dice('again')
    const graph = pairGraph(anyHubs(roll, 4, 200, 'mixed'))
    for (let run = 0; run < 40; run++) {
      const from = roll.integerBelow(6)
      const goal = 6 + roll.integerBelow(60)
      const amount = Number(roll.size(50))
      for (const exact of SIDES) routeSearch(graph, { exact, from, goal }, amount)
    }
    expect(graph.lastHop.some((edge) => edge !== 0)).toBe(false)
    expect(graph.wideAt.some((place) => place !== 0)).toBe(false)
  })
})

describe('the candidates of a search', () => {
  const SMALL = 2 ** -41
  const WHOLE = 2n ** 100n
  /** Two routes of two pairs each; the second gives a little less. */
  const twoRoutes = (part: number): readonly Pair[] => {
    const less = WHOLE - BigInt(Number(WHOLE) * part)
    return [
      pairOf(a, WHOLE, x, WHOLE),
      pairOf(a, WHOLE, y, WHOLE),
      pairOf(x, WHOLE, b, WHOLE),
      pairOf(y, WHOLE, b, less),
    ]
  }
  const search = (pairs: readonly Pair[], exact: ExactSide, from: typeof a, goal: typeof a, keptFrom?: number) => {
    const graph = pairGraph(pairs)
    const ends = { exact, from: numberOf(graph, from), goal: numberOf(graph, goal) }
    const routes = everyRoute(graph, exact, ends.from, ends.goal, 2 ** 80).map(({ score }) => score)
    return {
      ...routeSearch(graph, ends, 2 ** 80, keptFrom),
      routes,
      best: Math.max(...routes),
      worst: Math.min(...routes),
    }
  }

  it.each([1, 1.5, 1.9])('include a route within 2⁻⁴⁰ of the best: %d × 2⁻⁴¹', (times) => {
    const { candidates, dropped, routes } = search(twoRoutes(times * SMALL), 'in', a, b)
    expect(candidates.map(({ score }) => score).toSorted(compareValues)).toEqual(routes.toSorted(compareValues))
    expect(dropped).toBe(-Infinity)
  })

  it.each([2.2, 3, 1000])(
    'exclude a route further behind, and the best excluded score is returned: %d × 2⁻⁴¹',
    (times) => {
      // The search finds the better route first.
      const { candidates, dropped, best, worst } = search(twoRoutes(times * SMALL), 'in', a, b)
      expect(candidates.map(({ score }) => score)).toEqual([best])
      expect(dropped).toBe(worst)
    },
  )

  it('include the route with the lowest input for an exact output', () => {
    const pairs = [pairOf(a, WHOLE, b, WHOLE), pairOf(a, WHOLE, x, WHOLE), pairOf(x, WHOLE * 4n, b, WHOLE)]
    const { candidates, best, worst } = search(pairs, 'out', b, a)
    expect(best).toBeLessThan(0)
    expect(worst).toBeLessThan(best)
    expect(candidates.some(({ score }) => score === best)).toBe(true)
  })

  it('are, with a minimum score, all routes that reach it', () => {
    const { best, worst } = search(twoRoutes(2 ** -10), 'in', a, b)
    const from = (bar: number) => search(twoRoutes(2 ** -10), 'in', a, b, bar)
    expect(from(worst).candidates).toHaveLength(2)
    expect(from(worst + 2 ** 40).candidates.map(({ score }) => score)).toEqual([best])
    expect(from(worst + 2 ** 40).dropped).toBe(worst)
    expect(from(best + 2 ** 40).candidates).toEqual([])
    expect(from(best + 2 ** 40).dropped).toBe(best)
  })
})
