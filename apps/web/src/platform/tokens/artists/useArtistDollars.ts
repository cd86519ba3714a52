import { type Address, ZERO_ADDRESS } from '@musi/domain/address'
import { type Fraction, fraction, times } from '@musi/domain/fraction'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useDollarPrice } from '#platform/session/prices/useDollarPrice.ts'
import type { ArtistMarket } from './useArtistMarket.ts'

/** Dollars for so much of an artist's token; null if no pool says it, or none has been read yet. */
export type ArtistDollars = (token: Address, amount: bigint) => Fraction | null

/** What these artists' tokens are worth in dollars, by their pools with the native currency, at each block. */
export function useArtistDollars(market: ArtistMarket): ArtistDollars {
  const native = useDollarPrice(wrappedNative() ?? { ...nativeCurrency(), kind: 'token', address: ZERO_ADDRESS })
  const artists = market.kind === 'read' ? market.artists : []
  return (token, amount) => {
    const price = artists.find(({ artist }) => artist.token.address === token)?.price ?? null
    if (price === null || native === null) return null
    const units = times(price.ratio, times(native.ratio, fraction(amount)))
    return times(units, fraction(1n, 10n ** BigInt(native.quote.decimals)))
  }
}
