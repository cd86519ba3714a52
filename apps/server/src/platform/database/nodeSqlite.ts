import { SqliteDialect } from 'kysely'
import { sqliteFile, sqliteValues } from './sqliteFile.ts'

/** The SQLite of Node as kysely expects a database to be, in the thread that asks it: for a thread that has nothing else to do. */
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
