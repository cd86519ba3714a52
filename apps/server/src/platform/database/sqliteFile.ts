import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { RecentMap } from '../recentMap.ts'

/**
 * `rebuilt`: data lost in a power cut can be rebuilt, so nothing waits for the disk. `kept`: writes
 * are on disk before they are confirmed.
 */
export type Durability = 'rebuilt' | 'kept'

export type SqliteFile = {
  statement: (text: string) => StatementSync
  /** Checkpoints the write-ahead log, as far as other writers allow. */
  checkpoint: () => void
  close: () => void
}

const MAX_PREPARED = 200
/** Wait for a process that is just ending and still has the file. */
const LAST_WRITES_MS = 500
/** Time to wait while another server on the same folder, or a backup, is writing. */
const OTHERS_WRITE_MS = 5000

const PRAGMAS: Readonly<Record<Durability, string>> = {
  // One process owns the file: two writing the same history would only block each other.
  rebuilt: 'locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal',
  // Index pages are rewritten often, so they are cached (32 MB), and the log is checkpointed while nobody waits
  // (sqliteThread.ts), at the latest after this many pages (40 MB).
  kept: 'journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma checkpoint_fullfsync = on; pragma foreign_keys = on; pragma cache_size = -32000; pragma wal_autocheckpoint = 10000',
}

/** Opens a SQLite file with Node's driver; each statement is prepared once. */
export function sqliteFile(file: string, durability: Durability): SqliteFile {
  const database = new DatabaseSync(file, { timeout: durability === 'kept' ? OTHERS_WRITE_MS : LAST_WRITES_MS })
  try {
    database.exec(`pragma ${PRAGMAS[durability]}`)
  } catch (error) {
    database.close()
    throw error
  }
  const prepared = new RecentMap<string, StatementSync>(MAX_PREPARED)
  return {
    statement(text) {
      const known = prepared.get(text)
      if (known !== undefined) return known
      const statement = database.prepare(text)
      prepared.set(text, statement)
      return statement
    },
    checkpoint() {
      if (!database.isTransaction) database.exec('pragma wal_checkpoint(passive)')
    },
    close: () => database.close(),
  }
}

export const sqliteValues = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
