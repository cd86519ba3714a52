// The thread of the server's own database: each write waits for the disk, and must not block anything else.
import { parentPort, workerData } from 'node:worker_threads'
import { sqliteFile, sqliteValues } from './sqliteFile.ts'

export type SqliteCommand = { id: number; text: string; values: readonly unknown[] }
export type SqliteReport =
  | { id: number; ok: true; rows: readonly unknown[]; changes: number | bigint }
  | { id: number; ok: false; sentence: string; isFull: boolean }

const database = sqliteFile(String(workerData), 'kept')

/** Time without a write after which a checkpoint is unlikely to delay anybody. */
const IDLE_MS = 300
let idle: NodeJS.Timeout | undefined
function checkpoint() {
  try {
    database.checkpoint()
  } catch {
    // If another process is writing or the disk is full, the next write retries or reports it.
  }
}

/** Codes of a full disk: SQLITE_FULL, and SQLITE_IOERR_SHMSIZE if the shared-memory file cannot grow. */
const FULL = new Set<unknown>([13, 4874])
const isFull = (error: unknown) => error instanceof Error && 'errcode' in error && FULL.has(error.errcode)

function run({ id, text, values }: SqliteCommand): SqliteReport {
  try {
    const statement = database.statement(text)
    if (statement.columns().length > 0)
      return { id, ok: true, rows: statement.all(...sqliteValues(values)), changes: 0 }
    clearTimeout(idle)
    idle = setTimeout(checkpoint, IDLE_MS)
    return { id, ok: true, rows: [], changes: statement.run(...sqliteValues(values)).changes }
  } catch (error) {
    return { id, ok: false, sentence: error instanceof Error ? error.message : String(error), isFull: isFull(error) }
  }
}

parentPort?.on('message', (order: SqliteCommand | null) => {
  if (order !== null) return parentPort?.postMessage(run(order), [])
  clearTimeout(idle)
  database.close()
  parentPort?.close()
})
