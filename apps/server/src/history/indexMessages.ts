import type { AddressBook } from '@musi/domain/addressBook'
import type { DatabaseLogins } from '#platform/config/databaseLogins.ts'
import type { LogLevel } from '#platform/log.ts'
import type { Progress } from './follower.ts'
import type { HistoryPage, HistoryQuery } from './rows/historyQueries.ts'

/** Start of indexing: a block, the exchange's deployment, or a number of blocks back. */
export type FirstBlock = { kind: 'block'; block: number } | { kind: 'deployment' } | { kind: 'recent'; blocks: number }

/** Input of the thread when it starts. */
export type IndexPlan = {
  folder: string
  /** Logins of the database; null for a file in the folder. */
  database: DatabaseLogins | null
  rpcUrls: readonly string[]
  chainId: number
  book: AddressBook
  since: FirstBlock
  /**
   * True if pairs are indexed even if neither the address book nor the artist token factory knows
   * their tokens.
   */
  takesAllPairs: boolean
  /** True if every transaction is indexed, not only those that involve the product's contracts. */
  takesTransactions: boolean
}

/** Message to the thread. */
export type IndexCommand = { kind: 'head' } | { kind: 'query'; id: number; query: HistoryQuery } | { kind: 'stop' }

/** Message from the thread. */
export type IndexReport =
  | { kind: 'since'; block: number }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'caughtUp' }
  | { kind: 'trouble'; sentence: string }
  | { kind: 'answer'; id: number; page: HistoryPage<HistoryQuery['kind']> | null }
  | { kind: 'log'; level: LogLevel; line: string }
