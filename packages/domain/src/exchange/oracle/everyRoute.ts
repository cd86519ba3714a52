import type { Address } from '../../address.ts'
import { compare } from '../../fraction.ts'
import { type Pair, involves, otherToken } from '../pair.ts'
import { type ExactSide, type Route, amountsFromInput, amountsFromOutput, routeThrough } from '../trade.ts'
import { midPrice } from '../tradePrices.ts'

export type TriedRoute = {
  readonly route: Route
  readonly amounts: readonly bigint[]
  /** List positions of its pairs, from the exact side. */
  readonly places: readonly number[]
}

function* allPaths(pairs: readonly Pair[], from: Address, goal: Address, used: readonly number[]): Iterable<number[]> {
  for (const [place, pair] of pairs.entries()) {
    if (used.includes(place) || !involves(pair, from)) continue
    const next = otherToken(pair, from)
    if (next === goal) yield [...used, place]
    else if (used.length < 2) yield* allPaths(pairs, next, goal, [...used, place])
  }
}

/** Tries every route: slow, but obviously correct. */
export function bestRouteByBruteForce(
  pairs: readonly Pair[],
  exact: ExactSide,
  input: Address,
  output: Address,
  amount: bigint,
): TriedRoute | null {
  let best: TriedRoute | null = null
  const [from, goal] = exact === 'in' ? [input, output] : [output, input]
  for (const places of allPaths(pairs, from, goal, [])) {
    const ordered = exact === 'in' ? places : places.toReversed()
    const route = routeThrough(
      input,
      ordered.flatMap((place) => pairs[place] ?? []),
    )
    const amounts = exact === 'in' ? amountsFromInput('v2', route, amount) : amountsFromOutput('v2', route, amount)
    if (typeof amounts === 'string') continue
    const candidate = { route, amounts, places }
    if (best === null || isBetterRoute(exact, candidate, best)) best = candidate
  }
  return best
}

/** Ranks by the specification (spec: swap.best-route), then by list position. */
function isBetterRoute(exact: ExactSide, one: TriedRoute, other: TriedRoute): boolean {
  const [oneProduct, otherProduct] =
    exact === 'in' ? [one.amounts.at(-1), other.amounts.at(-1)] : [other.amounts[0], one.amounts[0]]
  if (oneProduct !== otherProduct) return (oneProduct ?? 0n) > (otherProduct ?? 0n)
  const price = compare(midPrice(one.route), midPrice(other.route))
  if (price !== 0) return price < 0
  if (one.places.length !== other.places.length) return one.places.length < other.places.length
  const at = one.places.findIndex((place, step) => place !== other.places[step])
  return (one.places[at] ?? 0) < (other.places[at] ?? 0)
}
