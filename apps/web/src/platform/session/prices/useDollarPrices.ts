import type { Address } from '@musi/domain/address'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { dollarPrice } from '@musi/domain/staking/dollarPrice'
import { type Pool, pairsOf } from './dollarPools.ts'
import { usePoolMarket } from './usePoolMarket.ts'

export type DollarPrices = ReadonlyMap<Address, Fraction>

const NO_PRICES: DollarPrices = new Map()

/**
 * Dollars per smallest unit of each token that the known pools price, at each block. `others`: further trusted pools
 * that are in no address book; keep the reference stable between renders. Null until read.
 */
export function useDollarPrices(tokens: readonly Address[], others?: readonly Pool[]): DollarPrices | null {
  const { market, wrapped, reserves } = usePoolMarket(tokens, others)
  const [dollar] = market.dollars
  if (dollar === undefined || wrapped === null) return NO_PRICES
  if (reserves === null) return null
  const pairs = pairsOf(market.pools, reserves)
  const dollars = market.dollars.map(({ address }) => address)
  const unit = fraction(1n, 10n ** BigInt(dollar.decimals))
  return new Map(
    tokens.flatMap((token) => {
      const ratio = dollarPrice({ wrapped, dollars, pairs }, token)
      return ratio === null ? [] : [[token, times(ratio, unit)] as const]
    }),
  )
}
