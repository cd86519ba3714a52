import type { AddressBook } from '@musi/domain/addressBook'
import type { DatabaseLogins } from '#platform/config/databaseLogins.ts'
import type { LogLevel } from '#platform/log.ts'
import type { Progress } from './follower.ts'
import type { HistoryPage, HistoryQuery } from './rows/historyQueries.ts'

/** Where a history begins: at a block, where the exchange was deployed, or so many blocks ago. */
export type FirstBlock = { kind: 'block'; block: number } | { kind: 'deployment' } | { kind: 'recent'; blocks: number }

/** What the thread is given when it begins. */
export type IndexPlan = {
  folder: string
  /** Null: a file in the folder. */
  database: DatabaseLogins | null
  rpcUrls: readonly string[]
  chainId: number
  book: AddressBook
  since: FirstBlock
  /** Whether pairs of tokens count that neither the book nor the factory of artist tokens knows. */
  takesAllPairs: boolean
  /** Whether every transaction counts, not only what was done with the exchange. */
  takesTransactions: boolean
}

/** To the thread. */
export type IndexOrder = { kind: 'head' } | { kind: 'query'; id: number; query: HistoryQuery } | { kind: 'stop' }

/** From the thread. */
export type IndexReport =
  | { kind: 'since'; block: number }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'level' }
  | { kind: 'trouble'; sentence: string }
  | { kind: 'answer'; id: number; page: HistoryPage<HistoryQuery['kind']> | null }
  | { kind: 'log'; level: LogLevel; line: string }
