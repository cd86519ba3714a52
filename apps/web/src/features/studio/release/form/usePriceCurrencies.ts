import type { Address } from '@musi/domain/address'
import type { Currency } from '@musi/domain/currency'
import { bookTokens } from '#platform/session/chain/bookTokens.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'

/** What a price can be in: the native currency, those of the address book, and what this artist has made (spec: market.currencies). */
export function usePriceCurrencies(artist: Address | null): readonly [Currency, ...Currency[]] {
  const { artists } = useArtistFeed()
  const own = [...artists.values()].filter(({ creator }) => creator === artist).map(({ token }) => token)
  return [nativeCurrency(), ...bookTokens().values(), ...own]
}
