import { Act } from '@musi/api/acts'
import { Candle } from '@musi/api/candles'
import { Delegate, Delegation } from '@musi/api/delegates'
import { Earning } from '@musi/api/earnings'
import { Holder } from '@musi/api/holders'
import { MarketOverview, PoolFigures, TokenFigures } from '@musi/api/market'
import { Move } from '@musi/api/moves'
import { Pair } from '@musi/api/pairs'
import { PositionHistory } from '@musi/api/positions'
import { Proposal } from '@musi/api/proposals'
import { PayerDay, RankedArtist, RankedSong } from '@musi/api/ranks'
import { Song } from '@musi/api/songs'
import { SentTransaction } from '@musi/api/transactions'
import { WorthPoint } from '@musi/api/worth'
import type * as v from 'valibot'
import type { HistoryQuery } from '../index/historyQueries.ts'

/** Kinds of rows that cross HTTP. */
export type SentKind = Exclude<HistoryQuery['kind'], 'artists' | 'recordings'>

/** Shape of the rows of each kind as they cross HTTP. */
export const HISTORY_SHAPES: Readonly<Record<SentKind, v.GenericSchema>> = {
  acts: Act,
  candles: Candle,
  delegates: Delegate,
  delegations: Delegation,
  earnings: Earning,
  holders: Holder,
  market: MarketOverview,
  marketPools: PoolFigures,
  marketTokens: TokenFigures,
  moves: Move,
  pairs: Pair,
  positions: PositionHistory,
  proposals: Proposal,
  rankPayers: PayerDay,
  rankedArtists: RankedArtist,
  rankedSongs: RankedSong,
  songs: Song,
  transactions: SentTransaction,
  worth: WorthPoint,
}
