import type { Address } from '../../address.ts'
import { compared } from '../../fraction.ts'
import { type Pair, involves, otherToken } from '../pair.ts'
import { type ExactSide, type Route, amountsFromInput, amountsFromOutput, routeThrough } from '../trade.ts'
import { midPrice } from '../tradePrices.ts'

export type Tried = {
  readonly route: Route
  readonly amounts: readonly bigint[]
  /** Places of its pairs in the list, from the exact side. */
  readonly places: readonly number[]
}

function* ways(pairs: readonly Pair[], from: Address, goal: Address, taken: readonly number[]): Iterable<number[]> {
  for (const [place, pair] of pairs.entries()) {
    if (taken.includes(place) || !involves(pair, from)) continue
    const next = otherToken(pair, from)
    if (next === goal) yield [...taken, place]
    else if (taken.length < 2) yield* ways(pairs, next, goal, [...taken, place])
  }
}

/** The best route by trying each one exactly: slow, and too plain to be wrong. */
export function bestOfEveryRoute(
  pairs: readonly Pair[],
  exact: ExactSide,
  input: Address,
  output: Address,
  amount: bigint,
): Tried | null {
  let best: Tried | null = null
  const [from, goal] = exact === 'in' ? [input, output] : [output, input]
  for (const places of ways(pairs, from, goal, [])) {
    const ordered = exact === 'in' ? places : places.toReversed()
    const route = routeThrough(
      input,
      ordered.flatMap((place) => pairs[place] ?? []),
    )
    const amounts = exact === 'in' ? amountsFromInput('v2', route, amount) : amountsFromOutput('v2', route, amount)
    if (typeof amounts === 'string') continue
    const tried = { route, amounts, places }
    if (best === null || comesFirst(exact, tried, best)) best = tried
  }
  return best
}

/** The order of the specification (spec: swap.best-route), then the order of the list. */
function comesFirst(exact: ExactSide, one: Tried, other: Tried): boolean {
  const [ours, theirs] =
    exact === 'in' ? [one.amounts.at(-1), other.amounts.at(-1)] : [other.amounts[0], one.amounts[0]]
  if (ours !== theirs) return (ours ?? 0n) > (theirs ?? 0n)
  const price = compared(midPrice(one.route), midPrice(other.route))
  if (price !== 0) return price < 0
  if (one.places.length !== other.places.length) return one.places.length < other.places.length
  const at = one.places.findIndex((place, step) => place !== other.places[step])
  return (one.places[at] ?? 0) < (other.places[at] ?? 0)
}
