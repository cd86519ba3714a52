import type { Address } from '@musi/domain/address'
import type { Fraction } from '@musi/domain/fraction'
import { useMemo } from 'react'
import type { Artist } from '#platform/tokens/artists/artist.ts'
import { artistPriceText } from '#platform/tokens/artists/artistPriceText.ts'
import { useArtistFeed } from '#platform/tokens/artists/useArtistFeed.ts'
import { useArtistWorth } from '#platform/session/prices/useArtistWorth.ts'
import type { WorthOf } from '#platform/session/prices/useWorth.ts'
import { usePricedArtists } from '#platform/tokens/artists/useArtistMarket.ts'

/** `none`: there is no pool with the native currency. */
export type TokenPrice =
  | { readonly kind: 'reading' | 'away' | 'none' }
  | {
      readonly kind: 'price'
      readonly text: string
      /** Block of the price, while newer blocks are overdue. */
      readonly block: number | null
    }

export type ArtistTokenList = {
  /** While `reading` or after `failed`, the tokens are unknown. */
  readonly kind: 'reading' | 'failed' | 'read'
  readonly tokens: readonly PricedArtistToken[]
  readonly dollarsOf: WorthOf
}

/** `dollars`: price of one token; null while unknown. */
type PricedArtistToken = { readonly artist: Artist; readonly price: TokenPrice; readonly dollars: Fraction | null }

const PRICE_KINDS = { reading: 'reading', failed: 'away' } as const

/** The tokens an account created here, each with the price in its pool. */
export function useArtistTokens(creator: Address): ArtistTokenList {
  const feed = useArtistFeed()
  const ownArtists = useMemo(
    () => [...feed.artists.values()].filter((artist) => artist.creator === creator),
    [feed, creator],
  )
  const market = usePricedArtists(feed, ownArtists)
  const artistWorth = useArtistWorth(ownArtists.map(({ token }) => token.address))
  const dollarsOf: WorthOf = (token, amount) => artistWorth?.of(token, amount) ?? null
  function priceOf(artist: Artist): TokenPrice {
    if (market.kind !== 'read') return { kind: PRICE_KINDS[market.kind] }
    const priced = market.artists.find((each) => each.artist.token.address === artist.token.address)
    if (priced === undefined) return { kind: 'none' }
    return { kind: 'price', text: artistPriceText(priced), block: market.age.overdue ? market.age.block : null }
  }
  const tokens = ownArtists.map((artist): PricedArtistToken => {
    const { address, decimals } = artist.token
    return { artist, price: priceOf(artist), dollars: dollarsOf(address, 10n ** BigInt(decimals)) }
  })
  return { kind: feed.kind, tokens, dollarsOf }
}
