import type { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market/market'
import type {
  PayerDay as DayOfPayer,
  RankedArtist as ArtistInRank,
  RankedSong as SongInRank,
} from '@musi/api/history/ranks'
import type * as v from 'valibot'

export type MarketPool = v.InferOutput<typeof PoolFigures>
export type MarketToken = v.InferOutput<typeof TokenFigures>
export type MarketTotals = v.InferOutput<typeof MarketOverview>
export type RankedSong = v.InferOutput<typeof SongInRank>
export type RankedArtist = v.InferOutput<typeof ArtistInRank>
export type PayerDay = v.InferOutput<typeof DayOfPayer>
