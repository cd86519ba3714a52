import type { Address } from '../address.ts'
import { type Fraction, ONE, compare, fraction, times } from '../fraction.ts'
import { type Pair, involves, reserveOf, spotPrice } from '../exchange/pair.ts'

export type DollarMarket = {
  readonly wrapped: Address
  /** The dollar tokens that prices are read against; Polygon has two USDC. */
  readonly dollars: readonly Address[]
  readonly pairs: readonly Pair[]
}

const pairsOf = (pairs: readonly Pair[], one: Address, other: Address) =>
  pairs.filter((pair) => one !== other && involves(pair, one) && involves(pair, other))

/** The pool of a token and a dollar that holds most dollars. */
function deepestPool({ dollars, pairs }: DollarMarket, token: Address): { pair: Pair; held: bigint } | null {
  let best: { pair: Pair; held: bigint } | null = null
  for (const dollar of dollars)
    for (const pair of pairsOf(pairs, token, dollar)) {
      const held = reserveOf(pair, dollar)
      if (best === null || held > best.held) best = { pair, held }
    }
  return best
}

const priceIn = (candidate: { pair: Pair } | null, token: Address) =>
  candidate === null ? null : spotPrice(candidate.pair, token)

/**
 * Smallest units of a dollar per smallest unit of the token; null when no pool has a price. The token's own dollar pool
 * counts where it holds more dollars than its pool with the wrapped native currency is worth on that side (spec: staking.dollar-price).
 */
export function dollarPrice(market: DollarMarket, token: Address): Fraction | null {
  if (market.dollars.includes(token)) return ONE
  const own = deepestPool(market, token)
  const ofWrapped = priceIn(deepestPool(market, market.wrapped), market.wrapped)
  if (token === market.wrapped) return ofWrapped
  const [withWrapped] = pairsOf(market.pairs, token, market.wrapped)
  const inWrapped = withWrapped === undefined ? null : spotPrice(withWrapped, token)
  if (withWrapped === undefined || inWrapped === null || ofWrapped === null) return priceIn(own, token)
  const worth = times(fraction(reserveOf(withWrapped, market.wrapped)), ofWrapped)
  if (own !== null && compare(fraction(own.held), worth) > 0) return priceIn(own, token)
  return times(inWrapped, ofWrapped)
}

/** Prices of many tokens of one market: of each no more than the pools are looked at that can say it, and each once. */
export function dollarPrices({ wrapped, dollars, pairs }: DollarMarket): (token: Address) => Fraction | null {
  const ofToken = new Map<Address, Pair[]>()
  for (const pair of pairs)
    for (const token of [pair.token0, pair.token1]) {
      const own = ofToken.get(token)
      if (own === undefined) ofToken.set(token, [pair])
      else own.push(pair)
    }
  const isQuote = (token: Address) => token === wrapped || dollars.includes(token)
  const quotes = pairs.filter(({ token0, token1 }) => isQuote(token0) && isQuote(token1))
  const known = new Map<Address, Fraction | null>()
  return (token) => {
    const kept = known.get(token)
    if (kept !== undefined) return kept
    const own = isQuote(token) ? [] : (ofToken.get(token) ?? [])
    const price = dollarPrice({ wrapped, dollars, pairs: [...quotes, ...own] }, token)
    known.set(token, price)
    return price
  }
}
