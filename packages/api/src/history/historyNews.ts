import * as v from 'valibot'
import { wholeNumber } from '../values.ts'

/** Topics of the history. `moves` are transfers, `pairs` include reserves, `transactions` are all that were sent. */
export const HISTORY_TOPICS = [
  'pairs',
  'moves',
  'trades',
  'liquidity',
  'rewards',
  'artists',
  'songs',
  'plays',
  'market',
  'votes',
  'claims',
  'transactions',
] as const
export type HistoryTopic = (typeof HISTORY_TOPICS)[number]

/**
 * The history's progress, sent on the head stream whenever it changes, shortly after each indexed head. A topic's
 * number changes when its rows do, and only then is it worth asking again.
 */
export const HistoryNews = v.object({
  /** The newest block in the history, and how many blocks that is behind; null before the first one. */
  at: v.nullable(wholeNumber),
  behind: v.nullable(wholeNumber),
  /** True once it has caught up with the chain; from then on it follows it. */
  isFollowing: v.boolean(),
  topics: v.object(v.entriesFromList(HISTORY_TOPICS, wholeNumber)),
})
export type HistoryNews = v.InferInput<typeof HistoryNews>
