import type { Act } from '@musi/api/history/acts'
import type { Move } from '@musi/api/history/moves'
import type { SentTransaction } from '@musi/api/history/transactions'
import type { Address } from '@musi/domain/address'

export type PairRow = { number: number; address: Address; token0: Address; token1: Address; block: number }
/** What a pair held at the end of a block. */
export type ReserveRow = { pair: Address; block: number; reserve0: string; reserve1: string }
export type MadeTokenRow = { address: Address; creator: Address; block: number; log: number }

/** Which song registered which recording: who was first. */
export type RecordingRow = { block: number; log: number; song: string; artist: Address; content_hash: string }
/** What decides how much of a song is whose, in the order of the chain; what a row has none of is empty. */
export type ShareRow = {
  block: number
  log: number
  /** The place among the payees that a song began with. */
  place: number
  song: string
  kind: 'payee' | 'replaced' | 'played' | 'kept'
  payee: string
  /** Who stands there from then on. */
  successor: string
  share_bps: number
  amount: string
}
/** As it was made. What became of it is acts. `content` is JSON, because its texts are of any length and anybody’s. */
export type ProposalRow = { block: number; log: number; id: string; proposer: Address; content: string }

/** Whoever sent or received a transaction, and whose tokens moved in it. `is_told`: an act of the account tells of it. */
export type PartyRow = { block: number; place: number; account: Address; is_told: 0 | 1 }

/** What the logs of a span of blocks add. Each row names its block, so that it can be undone with it. */
export type EventRows = {
  pairs: readonly PairRow[]
  reserves: readonly ReserveRow[]
  madeTokens: readonly MadeTokenRow[]
  proposals: readonly ProposalRow[]
  acts: readonly Act[]
  moves: readonly Move[]
  recordings: readonly RecordingRow[]
  shares: readonly ShareRow[]
}

/** Of a chain that is not ours there are none. */
export type TransactionRows = {
  transactions: readonly SentTransaction[]
  parties: readonly PartyRow[]
}

/** What a span of blocks adds to the history. */
export type Rows = EventRows & TransactionRows
