import * as v from 'valibot'
import { wholeNumber } from '../values.ts'

/** What the history has rows of. `moves` are transfers, `pairs` also what they hold, `transactions` all that were sent. */
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
 * How far the history is, sent on the stream of heads whenever that changes: shortly after each head that it has taken in. A topic has
 * another number than before when rows of it came or went, and only then is anything of it worth asking for again.
 */
export const HistoryNews = v.object({
  /** The newest block that it knows, and how many blocks that is behind; null: nothing was taken in yet. */
  at: v.nullable(wholeNumber),
  behind: v.nullable(wholeNumber),
  /** It has been level with the chain, and follows it. */
  isFollowing: v.boolean(),
  topics: v.object(v.entriesFromList(HISTORY_TOPICS, wholeNumber)),
})
export type HistoryNews = v.InferInput<typeof HistoryNews>
