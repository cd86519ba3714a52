import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'

const MOST_PREPARED = 200
/** A process that is just ending still has the file. */
const LAST_WRITES_MS = 500

/**
 * The SQLite of Node as kysely expects a database to be. One process has the file: two that write the same history would only
 * stand in each other's way. What a power cut takes is read from the chain again, so no write waits for the disk.
 */
export function nodeSqlite(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: LAST_WRITES_MS })
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal')
  } catch (error) {
    database.close()
    throw error
  }
  const prepared = new Map<string, StatementSync>()
  function statementOf(text: string): StatementSync {
    const known = prepared.get(text)
    if (known !== undefined) return known
    const statement = database.prepare(text)
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    prepared.set(text, statement)
    return statement
  }
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const statement = statementOf(text)
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        }
      },
    },
  })
}
