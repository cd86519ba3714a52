import * as v from 'valibot'
import { wholeNumber } from '../values.ts'

/**
 * Topics of the history. `moves` are token transfers, `pairs` include reserves, `transactions` are all transactions. `orders` are
 * stored orders that are new or have a new status, `accounts` the keys of accounts with a passkey.
 */
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
  'orders',
  'votes',
  'claims',
  'accounts',
  'transactions',
] as const
export type HistoryTopic = (typeof HISTORY_TOPICS)[number]

/**
 * The history's progress, sent on the head stream shortly after each indexed head. A topic's number changes only when its rows
 * do, so a page requests them again only then.
 */
export const HistoryNews = v.object({
  /** The newest indexed block, and how many blocks it is behind the chain; null before the first one. */
  at: v.nullable(wholeNumber),
  behind: v.nullable(wholeNumber),
  /** True once the history has caught up with the chain. */
  isFollowing: v.boolean(),
  topics: v.object(v.entriesFromList(HISTORY_TOPICS, wholeNumber)),
})
export type HistoryNews = v.InferInput<typeof HistoryNews>
