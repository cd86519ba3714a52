import { describe, expect, it } from 'vitest'
import { order } from '../../order.ts'
import { leastIn, mostOut } from './hopBound.ts'
import { anyHubs, dice, tokenNumber } from '../oracle/seededPairs.ts'
import { type Pair, pairOf } from '../pair.ts'
import { type PairGraph, pairGraph } from './pairGraph.ts'
import { type Candidate, routeSearch } from './routeSearch.ts'
import type { ExactSide } from '../trade.ts'

const SIDES = ['in', 'out'] as const
const a = tokenNumber(0)
const b = tokenNumber(1)
const x = tokenNumber(2)
const y = tokenNumber(3)
const numberOf = (graph: PairGraph, token: typeof a) => graph.tokenAt.get(token) ?? -1

const stepsOf = (way: readonly number[]) => ({ first: way[0] ?? -1, second: way[1] ?? -1, third: way[2] ?? -1 })

/** Every way of at most three edges that comes back to neither end, tried one after the other. */
function everyWay(graph: PairGraph, exact: ExactSide, from: number, goal: number, amount: number): Candidate[] {
  const routes: Candidate[] = []
  const go = (token: number, reached: number, edges: readonly number[]) => {
    for (let edge = graph.start[token] ?? 0; edge < (graph.start[token + 1] ?? 0); edge++) {
      const next = graph.to[edge] ?? -1
      const own = graph.own[edge] ?? 0
      const other = graph.other[edge] ?? 0
      const there = exact === 'in' ? mostOut(own, other, reached) : leastIn(own, other, reached)
      if (there === 0 || next === from) continue
      const way = [...edges, edge]
      if (next === goal) routes.push({ score: exact === 'in' ? there : -there, ...stepsOf(way) })
      else if (edges.length < 2) go(next, there, [...edges, edge])
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
    const seen = { ways: 0, three: 0 }
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
        const ways = everyWay(graph, exact, from, goal, amount)
        const { candidates, dropped } = routeSearch(graph, { exact, from, goal }, amount, -Infinity)
        expect(inOrder(candidates), `${run} ${exact}`).toEqual(inOrder(ways))
        expect(dropped).toBe(-Infinity)
        seen.ways += ways.length
        seen.three += ways.filter(({ third }) => third >= 0).length
      }
    }
    expect(seen.ways).toBeGreaterThan(1000)
    expect(seen.three).toBeGreaterThan(500)
  })

  it('leaves no state behind: the next search over the same graph finds the same', () => {
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
  /** Two ways of two pairs; the second gives, or asks for, a little less. */
  const twoWays = (part: number): readonly Pair[] => {
    const less = WHOLE - BigInt(Number(WHOLE) * part)
    return [
      pairOf(a, WHOLE, x, WHOLE),
      pairOf(a, WHOLE, y, WHOLE),
      pairOf(x, WHOLE, b, WHOLE),
      pairOf(y, WHOLE, b, less),
    ]
  }
  const searched = (pairs: readonly Pair[], exact: ExactSide, from: typeof a, goal: typeof a, keptFrom?: number) => {
    const graph = pairGraph(pairs)
    const ends = { exact, from: numberOf(graph, from), goal: numberOf(graph, goal) }
    const ways = everyWay(graph, exact, ends.from, ends.goal, 2 ** 80).map(({ score }) => score)
    return { ...routeSearch(graph, ends, 2 ** 80, keptFrom), ways, best: Math.max(...ways), worst: Math.min(...ways) }
  }

  it.each([1, 1.5, 1.9])('include a route within 2⁻⁴⁰ of the best: %d × 2⁻⁴¹', (times) => {
    const { candidates, dropped, ways } = searched(twoWays(times * SMALL), 'in', a, b)
    expect(candidates.map(({ score }) => score).toSorted(order)).toEqual(ways.toSorted(order))
    expect(dropped).toBe(-Infinity)
  })

  it.each([2.2, 3, 1000])(
    'exclude a route further behind, and the best excluded score is returned: %d × 2⁻⁴¹',
    (times) => {
      // The better way is the first that the search comes to.
      const { candidates, dropped, best, worst } = searched(twoWays(times * SMALL), 'in', a, b)
      expect(candidates.map(({ score }) => score)).toEqual([best])
      expect(dropped).toBe(worst)
    },
  )

  it('include the route with the lowest input for an exact output', () => {
    const dear = [pairOf(a, WHOLE, b, WHOLE), pairOf(a, WHOLE, x, WHOLE), pairOf(x, WHOLE * 4n, b, WHOLE)]
    const { candidates, best, worst } = searched(dear, 'out', b, a)
    expect(best).toBeLessThan(0)
    expect(worst).toBeLessThan(best)
    expect(candidates.some(({ score }) => score === best)).toBe(true)
  })

  it('are, with a given bar, all routes that reach it', () => {
    const { best, worst } = searched(twoWays(2 ** -10), 'in', a, b)
    const from = (bar: number) => searched(twoWays(2 ** -10), 'in', a, b, bar)
    expect(from(worst).candidates).toHaveLength(2)
    expect(from(worst + 2 ** 40).candidates.map(({ score }) => score)).toEqual([best])
    expect(from(worst + 2 ** 40).dropped).toBe(worst)
    expect(from(best + 2 ** 40).candidates).toEqual([])
    expect(from(best + 2 ** 40).dropped).toBe(best)
  })
})
