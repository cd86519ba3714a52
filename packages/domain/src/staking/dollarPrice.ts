import type { Address } from '../address.ts'
import { type Fraction, ONE, fraction, times } from '../fraction.ts'
import { type PricedPools, pricingPools } from '../worth/pricingPools.ts'

export type DollarMarket = PricedPools

/** Smallest units of a dollar per smallest unit of the token; null when no pool has a price (spec: staking.dollar-price). */
export const dollarPrice = (market: DollarMarket, token: Address): Fraction | null => dollarPrices(market)(token)

/** Prices of many tokens of one market, each read once. */
export function dollarPrices(market: DollarMarket): (token: Address) => Fraction | null {
  const { pricingOf } = pricingPools(market)
  const dollars = new Set(market.dollars)
  return (token) => {
    if (dollars.has(token)) return ONE
    const pricing = pricingOf(token)
    return pricing && times(pricing.depth, fraction(1n, pricing.held))
  }
}
