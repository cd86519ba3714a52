import { manyReserves } from '@musi/chain/reads/pools/manyReserves'
import { type PricedArtist, artistMarket } from '@musi/domain/music/artistMarket'
import type { Address } from '@musi/domain/address'
import { useMemo } from 'react'
import { wrappedNative } from '#platform/session/chain/bookTokens.ts'
import { chainReads } from '#platform/session/chain/chainReads.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { useWatch } from '#platform/session/chain/useWatch.ts'
import { poolAddress } from '#platform/session/exchange/poolAddress.ts'
import { contractOf } from '#platform/page/config/config.ts'
import type { Artist } from './artist.ts'
import type { ArtistFeed } from './artistFeed.ts'
import { useArtistFeed } from './useArtistFeed.ts'

/** Most pools, so that one aggregated call can read them. */
const MAX_POOLS = 100

/** While `reading` or after `failed`, the artists are unknown. */
export type ArtistMarket =
  | { readonly kind: 'reading' | 'failed' }
  | { readonly kind: 'read'; readonly artists: readonly PricedArtist<Artist>[]; readonly age: Age }

/** Input of lastAnswer(): the block of the prices while newer ones are overdue. */
type Age = { readonly overdue: boolean; readonly block: number | null }

const NO_ARTISTS: readonly Artist[] = []
const FRESH: Age = { overdue: false, block: null }

/** Artists worth suggesting: with a song, and no look-alikes. */
const candidatesOf = ({ artists }: ArtistFeed): readonly Artist[] =>
  [...artists.values()].filter(({ hasSong, lookAlike }) => hasSong && lookAlike === null).slice(0, MAX_POOLS)

/** The artists whose tokens are traded, deepest pool first, with prices read in the request of each block. */
export function useArtistMarket(): ArtistMarket {
  const feed = useArtistFeed()
  return usePricedArtists(
    feed,
    useMemo(() => candidatesOf(feed), [feed]),
  )
}

/** Artists whose tokens have a pool with the native currency. */
export function usePricedArtists(feed: ArtistFeed, candidates: readonly Artist[]): ArtistMarket {
  const wrapped: Address | null = wrappedNative()?.address ?? null
  const pricedCandidates = wrapped === null ? NO_ARTISTS : candidates
  const watch = useMemo(() => {
    const pools = pricedCandidates.map(({ token }) => poolAddress(token.address, wrapped ?? token.address))
    return manyReserves(chainReads(), contractOf('reserveReader'), pools)
  }, [pricedCandidates, wrapped])
  const state = useWatch(watch)
  const reserves = state.kind === 'value' ? state.reserves : null
  const artists = useMemo(
    () =>
      reserves === null || wrapped === null
        ? null
        : artistMarket(pricedCandidates, reserves, wrapped, nativeCurrency()),
    [pricedCandidates, reserves, wrapped],
  )
  if (feed.kind !== 'read') return { kind: feed.kind }
  if (wrapped === null || pricedCandidates.length === 0) return { kind: 'read', artists: [], age: FRESH }
  if (artists === null || state.kind === 'loading') return { kind: state.overdue ? 'failed' : 'reading' }
  const { overdue, block } = state
  return { kind: 'read', artists, age: overdue ? { overdue, block } : ageOf(feed) }
}

const ageOf = ({ staleSince }: Extract<ArtistFeed, { kind: 'read' }>): Age =>
  staleSince === null ? FRESH : { overdue: true, block: staleSince }
