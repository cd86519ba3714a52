import type { Address } from '@musi/domain/address'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { worthRule } from '@musi/domain/worth/worthRule'
import { useMemo } from 'react'
import { config } from '#platform/page/config/config.ts'
import { type Pool, pairsOf } from './dollarPools.ts'
import { usePoolMarket } from './usePoolMarket.ts'

/** Dollar worth of an amount of a token, at each block; null without a pool, or with only a thin one. */
export type WorthOf = (token: Address, amount: bigint) => Fraction | null
export type Worth = { readonly of: WorthOf; readonly isKnown: (token: Address) => boolean }

const NO_WORTH: Worth = { of: () => null, isKnown: () => false }

/**
 * Worth of these tokens by the known pools (spec: worth). `others`: further trusted pools that are in no address book;
 * keep the reference stable between renders. Null until read.
 */
export function useWorth(tokens: readonly Address[], others?: readonly Pool[]): Worth | null {
  const { market, wrapped, reserves } = usePoolMarket(tokens, others)
  return useMemo(() => {
    const [dollar] = market.dollars
    if (dollar === undefined || wrapped === null) return NO_WORTH
    if (reserves === null) return null
    const bookAddresses = (config().book?.tokens ?? []).map(({ address }) => address)
    const dollars = market.dollars.map(({ address }) => address)
    const rule = worthRule({
      wrapped,
      dollars,
      known: bookAddresses,
      decimals: dollar.decimals,
      pairs: pairsOf(market.pools, reserves),
    })
    const unit = fraction(1n, 10n ** BigInt(dollar.decimals))
    const inDollars: WorthOf = (token, amount) => {
      const worth = rule.worth(token, amount)
      return worth && times(worth, unit)
    }
    return { of: inDollars, isKnown: rule.isKnown }
  }, [market, reserves, wrapped])
}
