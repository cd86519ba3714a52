import type { HistoryTopic } from '@musi/api/history/historyNews'
import type { Transaction } from 'kysely'
import type { HistoryDb, Tables } from './tables.ts'

/** It turned out in the middle of a write that another server writes by now. Nothing of it is kept. */
export class NotTheWriter extends Error {}

/** One server's turn to write. In a file of its own a server has it for good. */
export type Turn = {
  database: HistoryDb
  /** First in each write: throws `NotTheWriter`. */
  hold: (writing: Transaction<Tables>) => Promise<void>
  /** Last in each write: tells the other servers, once it is kept. */
  tell: (writing: Transaction<Tables>, topics: readonly HistoryTopic[]) => Promise<void>
}

/** Where the rows are: a file that this server has to itself, or a database that several share. */
export type HistoryHome = {
  reading: HistoryDb
  /** Null: another server writes, and tells of it by `onNews`. */
  turn: () => Promise<Turn | null>
  onNews: (hear: (topics: readonly HistoryTopic[]) => void) => void
  close: () => Promise<void>
}

const done = () => Promise.resolve()

/** Whoever has a database to itself. */
export const soleTurn = (database: HistoryDb): Turn => ({ database, hold: done, tell: done })

export function fileHome(database: HistoryDb): HistoryHome {
  const turn = soleTurn(database)
  return { reading: database, turn: () => Promise.resolve(turn), onNews: () => {}, close: () => database.destroy() }
}
