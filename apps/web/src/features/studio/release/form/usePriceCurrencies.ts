import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'

/**
 * Currencies for a price: the native one, those of the address book, and the artist's own tokens (spec:
 * market.currencies).
 */
export function usePriceCurrencies(artist: Address | null): readonly [Currency, ...Currency[]] {
  const { artists } = useArtistFeed()
  const artistTokens = [...artists.values()].filter(({ creator }) => creator === artist).map(({ token }) => token)
  return [nativeCurrency(), ...bookTokens().values(), ...artistTokens]
}
