import * as z from 'zod/mini'
import type { Act } from './acts.ts'

z.config({ jitless: true })

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

/** Topic of each kind of act. One that is missing here does not compile. */
export const TOPIC_OF_ACT = {
  swap: 'trades',
  addLiquidity: 'liquidity',
  removeLiquidity: 'liquidity',
  stake: 'rewards',
  unstake: 'rewards',
  collectRewards: 'rewards',
  createArtistToken: 'artists',
  openCollection: 'market',
  registerSong: 'songs',
  changeSongCost: 'songs',
  retireSong: 'songs',
  playSong: 'plays',
  receivePiece: 'market',
  fulfillOrder: 'market',
  offerOrder: 'market',
  cancelOrder: 'market',
  delegate: 'votes',
  receiveVotes: 'votes',
  propose: 'votes',
  castVote: 'votes',
  queueProposal: 'votes',
  executeProposal: 'votes',
  cancelProposal: 'votes',
  claimAirdrop: 'claims',
} as const satisfies Record<Act['kind'], HistoryTopic>

export const ACT_KINDS = Object.keys(TOPIC_OF_ACT) as readonly Act['kind'][]

/**
 * How far the history is, sent on the stream of heads whenever that changes: shortly after each head that it has taken in. A topic has
 * another number than before when rows of it came or went, and only then is anything of it worth asking for again.
 */
export const HistoryNews = z.object({
  /** The newest block that it knows, and how many blocks that is behind; null: nothing was taken in yet. */
  at: z.nullable(z.int()),
  behind: z.nullable(z.int()),
  /** It has been level with the chain, and follows it. */
  isFollowing: z.boolean(),
  topics: z.record(z.enum(HISTORY_TOPICS), z.int()),
})
export type HistoryNews = z.infer<typeof HistoryNews>

/** The event's name on the stream of heads (api/head.ts). It has no id, so a page that reconnects is told anew. */
export const HISTORY_EVENT = 'history'
