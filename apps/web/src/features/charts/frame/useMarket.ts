import { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market/market'
import { PayerDay, RankedArtist, RankedSong } from '@musi/api/history/ranks'
import {
  MARKET_PATH,
  MARKET_POOLS_PATH,
  MARKET_TOKENS_PATH,
  RANK_PAYERS_PATH,
  RANKED_ARTISTS_PATH,
  RANKED_SONGS_PATH,
} from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { useHistory } from '#platform/session/history/useHistory.ts'

/** History topics that change the figures of pools and tokens. */
const TRADE_TOPICS = ['pairs', 'trades', 'liquidity'] as const
const PLAY_TOPICS = ['plays', 'songs'] as const

const cursor = 'after'

export const useMarketTotals = () =>
  useHistory({ path: MARKET_PATH, row: MarketOverview, topics: [...TRADE_TOPICS, 'plays'] })
export const useMarketPools = () =>
  useHistory({ path: MARKET_POOLS_PATH, row: PoolFigures, topics: TRADE_TOPICS, cursor })
export const useMarketTokens = () =>
  useHistory({ path: MARKET_TOKENS_PATH, row: TokenFigures, topics: TRADE_TOPICS, cursor })
export const useRankedSongs = () =>
  useHistory({ path: RANKED_SONGS_PATH, row: RankedSong, topics: PLAY_TOPICS, cursor })
export const useRankedArtists = () =>
  useHistory({ path: RANKED_ARTISTS_PATH, row: RankedArtist, topics: PLAY_TOPICS, cursor })

/** Payers of a song, or of all songs of an artist, per day. */
export const useRankPayers = (of: { readonly song: string } | { readonly artist: Address }) =>
  useHistory({
    path: `${RANK_PAYERS_PATH}?${'song' in of ? `song=${of.song}` : `artist=${of.artist}`}`,
    row: PayerDay,
    topics: PLAY_TOPICS,
    cursor,
  })
