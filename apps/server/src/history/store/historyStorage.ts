import type { HistoryTopic } from '@musi/api/history/historyNews'
import type { Transaction } from 'kysely'
import type { HistoryDb, Tables } from './tables.ts'

/** Thrown when another server has become the writer during a write; nothing of it is stored. */
export class NotTheWriter extends Error {}

/** One server's turn to write. With a file of its own, a server has it forever. */
export type Turn = {
  database: HistoryDb
  /** Runs first in each write; throws `NotTheWriter` if another server has taken over. */
  lock: (transaction: Transaction<Tables>) => Promise<void>
  /** Runs last in each write: notifies the other servers once it is committed. */
  publish: (transaction: Transaction<Tables>, topics: readonly HistoryTopic[]) => Promise<void>
  /** Reports to the other servers the chain's newest block, up to which everything is written. */
  publishTip: (tip: number) => Promise<void>
}

/** News of the writer: topics whose rows changed, or the chain's newest block. */
export type WriterNews = { topics: readonly HistoryTopic[]; tip: number | null }

/** The storage of the rows: a file owned by this server, or a shared database. */
export type HistoryStorage = {
  reading: HistoryDb
  /** Returns null if another server writes; its updates arrive through `onNews`. */
  turn: () => Promise<Turn | null>
  onNews: (listener: (news: WriterNews) => void) => void
  close: () => Promise<void>
}

const resolved = () => Promise.resolve()

/** The turn of a server that has its database to itself. */
export const permanentTurn = (database: HistoryDb): Turn => ({
  database,
  lock: resolved,
  publish: resolved,
  publishTip: resolved,
})

export function fileStorage(database: HistoryDb): HistoryStorage {
  const turn = permanentTurn(database)
  return { reading: database, turn: () => Promise.resolve(turn), onNews: () => {}, close: () => database.destroy() }
}
