import { SqliteDialect } from 'kysely'
import { sqliteFile, sqliteValues } from './sqliteFile.ts'

/** Kysely dialect for Node's SQLite in the calling thread, which it blocks; for worker threads. */
export function nodeSqlite(file: string): SqliteDialect {
  const { statement, close } = sqliteFile(file, 'rebuilt')
  return new SqliteDialect({
    database: {
      close,
      prepare(text) {
        const prepared = statement(text)
        return {
          reader: prepared.columns().length > 0,
          all: (parameters) => prepared.all(...sqliteValues(parameters)),
          run: (parameters) => prepared.run(...sqliteValues(parameters)),
          iterate: (parameters) => prepared.iterate(...sqliteValues(parameters)),
        }
      },
    },
  })
}
