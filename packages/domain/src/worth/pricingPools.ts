import type { Address } from '../address.ts'
import { type Pair, otherToken, reserveOf } from '../exchange/pair.ts'
import { type Fraction, ONE, compare, fraction, times } from '../fraction.ts'

/** Pools at one block, and the dollar tokens that prices are read from. */
export type PricedPools = {
  readonly wrapped: Address
  readonly dollars: readonly Address[]
  readonly pairs: readonly Pair[]
}

/** A pool that prices a token: it holds `depth` smallest dollar units and `reserve` smallest units of the token. */
export type Pricing = { readonly pair: Pair; readonly depth: Fraction; readonly reserve: bigint }

/** The pricing pool of each token; dollars need none. */
export type PricingPools = { readonly pricingOf: (token: Address) => Pricing | null }

/** Finds the pool with a dollar, or with the wrapped native currency, that a token's price is read from (spec: staking.dollar-price). */
export function pricingPools({ wrapped, dollars, pairs }: PricedPools): PricingPools {
  const poolsOfToken = new Map<Address, Pair[]>()
  for (const pair of pairs)
    for (const token of [pair.token0, pair.token1]) {
      const own = poolsOfToken.get(token)
      if (own === undefined) poolsOfToken.set(token, [pair])
      else own.push(pair)
    }
  const isDollar = new Set(dollars)

  function deepest(token: Address, priceOf: (money: Address) => Fraction | null): Pricing | null {
    let best: (Pricing & { size: Fraction }) | null = null
    for (const pair of poolsOfToken.get(token) ?? []) {
      const other = otherToken(pair, token)
      const reserve = reserveOf(pair, token)
      const money = reserveOf(pair, other)
      const price = reserve === 0n || money === 0n ? null : priceOf(other)
      if (price === null) continue
      const depth = times(price, fraction(money))
      // Depth counts both sides: a pool with a large reserve of one side alone could have any price.
      const size = times(depth, fraction(reserve))
      if (best === null || compare(size, best.size) > 0) best = { pair, depth, reserve, size }
    }
    return best && { pair: best.pair, depth: best.depth, reserve: best.reserve }
  }

  const inDollars = (money: Address) => (isDollar.has(money) ? ONE : null)
  const ofWrapped = deepest(wrapped, inDollars)
  const wrappedPrice = ofWrapped && times(ofWrapped.depth, fraction(1n, ofWrapped.reserve))
  const pricings = new Map<Address, Pricing | null>([[wrapped, ofWrapped]])
  return {
    pricingOf(token) {
      const before = pricings.get(token)
      if (before !== undefined) return before
      const pricing = deepest(token, (money) => (money === wrapped ? wrappedPrice : inDollars(money)))
      pricings.set(token, pricing)
      return pricing
    },
  }
}
