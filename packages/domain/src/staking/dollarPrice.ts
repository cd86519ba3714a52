import type { Address } from '../address.ts'
import { type Fraction, ONE, fraction, times } from '../fraction.ts'
import { type PricedPools, pricingPools } from '../worth/pricingPools.ts'

export type DollarMarket = PricedPools

/** Smallest dollar units per smallest unit of the token; null without a pricing pool (spec: staking.dollar-price). */
export const dollarPrice = (market: DollarMarket, token: Address): Fraction | null => dollarPrices(market)(token)

/** Prices of many tokens in one market, computed once each. */
export function dollarPrices(market: DollarMarket): (token: Address) => Fraction | null {
  const { pricingOf } = pricingPools(market)
  const dollars = new Set(market.dollars)
  return (token) => {
    if (dollars.has(token)) return ONE
    const pricing = pricingOf(token)
    return pricing && times(pricing.depth, fraction(1n, pricing.reserve))
  }
}
