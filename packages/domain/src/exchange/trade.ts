import type { Address } from '../address.ts'
import type { Amount } from '../currency.ts'
import { type HopProblem, type ProtocolVersion, hopIn, hopOut } from './hop.ts'
import { type Pair, involves, otherToken, reserveOf } from './pair.ts'

/** The typed side of a trade; the other follows from the pools. */
export type ExactSide = 'in' | 'out'

/** Consecutive pools, and the tokens that the trade passes through: one more than there are pools. */
export type Route = { readonly pairs: readonly Pair[]; readonly path: readonly Address[] }

/** Input and output of a trade at current reserves. See tradePrices.ts and acceptedAmounts.ts for its prices and limits. */
export type Trade = {
  readonly version: ProtocolVersion
  readonly exact: ExactSide
  readonly input: Amount
  readonly output: Amount
  readonly route: Route
  /** The amount of each token of the path, in the same order. */
  readonly amounts: readonly bigint[]
}

/** Builds a route through these pools. Unconnected pools are a bug in the caller. */
export function routeThrough(first: Address, pairs: readonly Pair[]): Route {
  if (pairs.length === 0) throw new RangeError('A route needs at least one pair.')
  const path = [first]
  let current = first
  for (const pair of pairs) {
    if (!involves(pair, current)) throw new RangeError(`The route breaks off at ${current}.`)
    current = otherToken(pair, current)
    path.push(current)
  }
  return { pairs, path }
}

const reserves = ({ pairs, path }: Route): readonly (readonly [bigint, bigint])[] =>
  pairs.map((pair, at) => {
    const token = path[at] ?? pair.token0
    return [reserveOf(pair, token), reserveOf(pair, otherToken(pair, token))]
  })

/** The amounts along a route for an exact input, or the reason of the first pool that refuses. */
export function amountsFromInput(version: ProtocolVersion, route: Route, sold: bigint): readonly bigint[] | HopProblem {
  const amounts = [sold]
  let last = sold
  for (const [reserveIn, reserveOut] of reserves(route)) {
    const next = hopOut(version, last, reserveIn, reserveOut)
    if (typeof next === 'string') return next
    amounts.push(next)
    last = next
  }
  return amounts
}

/** The amounts along a route for an exact output, or the reason of the last pool that refuses. */
export function amountsFromOutput(
  version: ProtocolVersion,
  route: Route,
  bought: bigint,
): readonly bigint[] | HopProblem {
  const amounts = [bought]
  let first = bought
  for (const [reserveIn, reserveOut] of reserves(route).toReversed()) {
    const next = hopIn(version, first, reserveIn, reserveOut)
    if (typeof next === 'string') return next
    amounts.unshift(next)
    first = next
  }
  return amounts
}
