import type { Address } from '../address.ts'
import { type Fraction, ONE, compared, fraction, times } from '../fraction.ts'
import { type Pair, involves, reserveOf, spotPrice } from '../exchange/pair.ts'

export type Dollars = {
  readonly wrapped: Address
  /** The dollars that prices are read against; on Polygon there are two of USDC. */
  readonly dollars: readonly Address[]
  readonly pairs: readonly Pair[]
}

const pairsOf = (pairs: readonly Pair[], one: Address, other: Address) =>
  pairs.filter((pair) => one !== other && involves(pair, one) && involves(pair, other))

/** The pool of a token and a dollar that holds most dollars. */
function deepest({ dollars, pairs }: Dollars, token: Address): { pair: Pair; held: bigint } | null {
  let best: { pair: Pair; held: bigint } | null = null
  for (const dollar of dollars)
    for (const pair of pairsOf(pairs, token, dollar)) {
      const held = reserveOf(pair, dollar)
      if (best === null || held > best.held) best = { pair, held }
    }
  return best
}

const priceIn = (found: { pair: Pair } | null, token: Address) => (found === null ? null : spotPrice(found.pair, token))

/**
 * Smallest units of a dollar for one smallest unit of the token; null where no pool says it. The token's own pool with a dollar
 * counts where it holds more dollars than its pool with the wrapped native currency is worth on that side (spec: staking.dollar-price).
 */
export function dollarPrice(market: Dollars, token: Address): Fraction | null {
  if (market.dollars.includes(token)) return ONE
  const own = deepest(market, token)
  const ofWrapped = priceIn(deepest(market, market.wrapped), market.wrapped)
  if (token === market.wrapped) return ofWrapped
  const [withWrapped] = pairsOf(market.pairs, token, market.wrapped)
  const inWrapped = withWrapped === undefined ? null : spotPrice(withWrapped, token)
  if (withWrapped === undefined || inWrapped === null || ofWrapped === null) return priceIn(own, token)
  const worth = times(fraction(reserveOf(withWrapped, market.wrapped)), ofWrapped)
  if (own !== null && compared(fraction(own.held), worth) > 0) return priceIn(own, token)
  return times(inWrapped, ofWrapped)
}
