import type { ChainIndex } from '#history/chainIndex.ts'
import type { PieceService } from '#market/pieces/pieceService.ts'
import type { Moderation } from '#moderation/moderation.ts'
import type { FeedChoices } from '#music/studio/feedChoices.ts'
import type { Clock } from '#platform/clock.ts'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { TokenNames } from './tokenNames.ts'

/** Services from which the subjects of pages are read. */
export type ReachNeeds = {
  index: Pick<ChainIndex, 'query' | 'topics'>
  database: Pick<OwnDatabase, 'tables'>
  moderation: Pick<Moderation, 'has' | 'isHidden' | 'changeCount'>
  feedChoices: Pick<FeedChoices, 'isListed' | 'choices' | 'changeCount'>
  songService: { changeCount: () => number }
  pieces: Pick<PieceService, 'pieces'>
  heads: Pick<HeadHub, 'latest'>
  clock: Pick<Clock, 'now'>
  names: () => TokenNames
  /** The two tokens of each pool, by the pool's address in lower case; null if they cannot be read now. */
  pairs: () => Promise<ReadonlyMap<string, readonly [string, string]> | null>
}
