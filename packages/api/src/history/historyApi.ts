import { actsResource } from './acts.ts'
import { artistTokensResource } from './artistTokens.ts'
import { candlesResource } from './candles.ts'
import { delegatesResource, delegationsResource } from './delegates.ts'
import { earningsResource } from './earnings.ts'
import { holdersResource } from './holders.ts'
import { marketPoolsResource, marketResource, marketTokensResource } from '../market/market.ts'
import { movesResource } from './moves.ts'
import { pairsResource } from './pairs.ts'
import { positionsResource } from './positions.ts'
import { proposalsResource } from './proposals.ts'
import { rankPayersResource, rankedArtistsResource, rankedSongsResource } from './ranks.ts'
import { songsResource } from '../music/songs.ts'
import { transactionsResource } from './transactions.ts'
import { worthResource } from './worth.ts'
import type { Resource } from '../resource.ts'

/** Answered to any origin, in the order of docs/api.md. */
export const HISTORY_API: readonly Resource[] = [
  pairsResource,
  candlesResource,
  actsResource,
  movesResource,
  transactionsResource,
  holdersResource,
  songsResource,
  earningsResource,
  proposalsResource,
  delegatesResource,
  delegationsResource,
  worthResource,
  marketResource,
  marketPoolsResource,
  marketTokensResource,
  rankedSongsResource,
  rankedArtistsResource,
  rankPayersResource,
  positionsResource,
  artistTokensResource,
]
