import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { DatabaseFull } from './databaseReach.ts'
import type { SqliteCommand, SqliteReport } from './sqliteThread.ts'

type Waiting = { resolve: (report: Extract<SqliteReport, { ok: true }>) => void; reject: (error: Error) => void }

/** A thread that owns the file; pending requests are rejected if it ends. */
function thread(file: string) {
  const worker = new Worker(new URL('sqliteThread.ts', import.meta.url), { workerData: file })
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let ended: Error | null = null
  let lastId = 0
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.on('message', (report: SqliteReport) => {
    const entry = waiting.get(report.id)
    waiting.delete(report.id)
    if (report.ok) entry?.resolve(report)
    else entry?.reject(report.isFull ? new DatabaseFull(report.sentence) : new Error(report.sentence))
  })
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.once('exit', () => end(new Error('The thread of the database has ended.')))
  return {
    ask(text: string, values: readonly unknown[]) {
      if (ended !== null) return Promise.reject(ended)
      const { promise, resolve, reject } = Promise.withResolvers<Extract<SqliteReport, { ok: true }>>()
      const id = (lastId += 1)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, text, values } satisfies SqliteCommand, [])
      return promise
    },
    async close() {
      if (ended !== null) return
      const exit = once(worker, 'exit')
      worker.postMessage(null, [])
      await exit
    },
  }
}

/** Uses one connection, which a transaction has to itself. */
export function threadSqlite(file: string): Dialect {
  let owner: ReturnType<typeof thread> | null = null
  let last = Promise.resolve()
  const releases = new WeakMap<DatabaseConnection, () => void>()
  const raw = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text))

  async function executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (owner === null) throw new Error('The database is not open.')
    const { rows, changes } = await owner.ask(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init() {
        owner = thread(file)
        return Promise.resolve()
      },
      async acquireConnection() {
        const { promise, resolve } = Promise.withResolvers<void>()
        const before = last
        last = promise
        await before
        const connection: DatabaseConnection = {
          executeQuery,
          streamQuery: () => {
            throw new Error('Rows cannot be streamed from a thread.')
          },
        }
        releases.set(connection, resolve)
        return connection
      },
      // "Immediate", so that two processes on one file wait for each other here and not in the
      // middle of a transaction.
      beginTransaction: async (connection) => void (await raw(connection, 'begin immediate')),
      commitTransaction: async (connection) => void (await raw(connection, 'commit')),
      rollbackTransaction: async (connection) => void (await raw(connection, 'rollback')),
      releaseConnection(connection) {
        releases.get(connection)?.()
        return Promise.resolve()
      },
      async destroy() {
        await owner?.close()
      },
    }),
  }
}
