import type { Act } from '@musi/api/history/acts'
import type { Move } from '@musi/api/history/moves'
import type { SentTransaction } from '@musi/api/history/transactions'
import type { Address } from '@musi/domain/address'

export type PairRow = { number: number; address: Address; token0: Address; token1: Address; block: number }
/** Reserves of a pair at the end of a block. */
export type ReserveRow = { pair: Address; block: number; reserve0: string; reserve1: string }
export type CreatedTokenRow = { address: Address; creator: Address; block: number; log: number }

/** A song's registration of a recording; the order shows which song was first. */
export type RecordingRow = { block: number; log: number; song: string; artist: Address; content_hash: string }
/** An event from which the earnings of payees are computed, in chain order; columns that do not apply are empty. */
export type ShareRow = {
  block: number
  log: number
  /** Index among the payees named at registration. */
  place: number
  song: string
  kind: 'payee' | 'replaced' | 'played' | 'kept'
  payee: string
  /** The new payee. */
  successor: string
  share_bps: number
  amount: string
}
/** A proposal as created; later events are acts. `content` is JSON, since its texts have any length and any content. */
export type ProposalRow = { block: number; log: number; id: string; proposer: Address; content: string }

/** An account that sent, received or had tokens moved by a transaction. `is_told`: an act of the account covers it. */
export type PartyRow = { block: number; place: number; account: Address; is_told: 0 | 1 }

/** Rows from the logs of a span of blocks. Each row names its block, so that it is removed when that block is reverted. */
export type EventRows = {
  pairs: readonly PairRow[]
  reserves: readonly ReserveRow[]
  createdTokens: readonly CreatedTokenRow[]
  proposals: readonly ProposalRow[]
  acts: readonly Act[]
  moves: readonly Move[]
  recordings: readonly RecordingRow[]
  shares: readonly ShareRow[]
}

/** Transactions of a development chain; empty on other chains. */
export type TransactionRows = {
  transactions: readonly SentTransaction[]
  parties: readonly PartyRow[]
}

/** All rows a span of blocks adds. */
export type Rows = EventRows & TransactionRows
