import type { MARKET_PATH, MARKET_POOLS_PATH, MARKET_TOKENS_PATH } from '@musi/api/market'
import type { RANKED_ARTISTS_PATH, RANKED_SONGS_PATH, RANK_PAYERS_PATH } from '@musi/api/ranks'
import type { Address } from '@musi/domain/address'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { readOverview, readPayerDay, readPool, readRankedArtist, readRankedSong, readToken } from './pastMarket.ts'

const WHOLE: typeof MARKET_PATH = '/api/market'
const POOLS: typeof MARKET_POOLS_PATH = '/api/market/pools'
const TOKENS: typeof MARKET_TOKENS_PATH = '/api/market/tokens'
const SONGS: typeof RANKED_SONGS_PATH = '/api/ranks/songs'
const ARTISTS: typeof RANKED_ARTISTS_PATH = '/api/ranks/artists'
const PAYERS: typeof RANK_PAYERS_PATH = '/api/ranks/payers'

/** What pools hold moves with every trade. */
const TRADED = ['pairs', 'trades', 'liquidity'] as const
const HEARD = ['plays', 'songs'] as const

const cursor = 'after'

export const useWhole = () => useHistory({ path: WHOLE, row: readOverview, topics: [...TRADED, 'plays'] })
export const useMarketPools = () => useHistory({ path: POOLS, row: readPool, topics: TRADED, cursor })
export const useMarketTokens = () => useHistory({ path: TOKENS, row: readToken, topics: TRADED, cursor })
export const useRankedSongs = () => useHistory({ path: SONGS, row: readRankedSong, topics: HEARD, cursor })
export const useRankedArtists = () => useHistory({ path: ARTISTS, row: readRankedArtist, topics: HEARD, cursor })

/** Who paid for a song, or for any song of an artist, on which days. */
export const useRankPayers = (of: { readonly song: string } | { readonly artist: Address }) =>
  useHistory({
    path: `${PAYERS}?${'song' in of ? `song=${of.song}` : `artist=${of.artist}`}`,
    row: readPayerDay,
    topics: HEARD,
    cursor,
  })
