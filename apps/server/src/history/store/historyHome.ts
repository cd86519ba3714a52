import type { HistoryTopic } from '@musi/api/history/historyNews'
import type { Transaction } from 'kysely'
import type { HistoryDb, Tables } from './tables.ts'

/** Thrown when another server has become the writer during a write; nothing of it is stored. */
export class NotTheWriter extends Error {}

/** One server's turn to write. In a file of its own a server has it for good. */
export type Turn = {
  database: HistoryDb
  /** First in each write: throws `NotTheWriter`. */
  hold: (writing: Transaction<Tables>) => Promise<void>
  /** Runs last in each write: notifies the other servers once it is committed. */
  tell: (writing: Transaction<Tables>, topics: readonly HistoryTopic[]) => Promise<void>
}

/** The storage of the rows: a file owned by this server, or a shared database. */
export type HistoryHome = {
  reading: HistoryDb
  /** Null if another server writes; its updates arrive through `onNews`. */
  turn: () => Promise<Turn | null>
  onNews: (hear: (topics: readonly HistoryTopic[]) => void) => void
  close: () => Promise<void>
}

const done = () => Promise.resolve()

/** For a server that has its database to itself. */
export const soleTurn = (database: HistoryDb): Turn => ({ database, hold: done, tell: done })

export function fileHome(database: HistoryDb): HistoryHome {
  const turn = soleTurn(database)
  return { reading: database, turn: () => Promise.resolve(turn), onNews: () => {}, close: () => database.destroy() }
}
