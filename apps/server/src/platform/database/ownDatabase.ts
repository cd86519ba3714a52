import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { databaseReach } from './databaseReach.ts'
import type { PartTables } from './migrate.ts'
import type { DatabasePlace } from './openOwnDatabase.ts'

/**
 * Data that cannot be rebuilt from the chain: it is migrated, stored durably and backed up. Each
 * part of the server names its tables and sees no others.
 */
export type OwnDatabase = {
  /** `tables` is null if it is unavailable now. The log says why, and a retry may succeed. */
  tables: <Tables>() => Promise<Kysely<Tables> | null>
  /**
   * Adds a function that runs each time the database is opened, before anybody else reads it; if it
   * fails, so does the opening.
   */
  readFirst: (read: (database: Kysely<unknown>) => Promise<void>) => void
  /** State of the database, checked every few seconds at most. */
  status: () => Promise<OwnDatabaseStatus>
  stop: () => Promise<void>
}

export type OwnDatabaseStatus = 'ok' | 'away' | 'unknown'

type OwnOptions = DatabasePlace & {
  /** Returns null while the chain is unknown: an order or signature for one chain must never count on another. */
  genesis: () => string | null
  parts: readonly PartTables[]
  log: Log
  now: () => number
}

/** Wait after a failed opening, so that not every request tries again. */
const RETRY_MS = 5000

export function ownDatabase({ folder, logins, genesis, parts, log, now }: OwnOptions): OwnDatabase {
  let opening: Promise<Kysely<unknown> | null> | null = null
  let hasEnded = false
  const firstReads: ((database: Kysely<unknown>) => Promise<void>)[] = []
  let failedAtMs = Number.NEGATIVE_INFINITY
  const reach = databaseReach(log)
  let lastCheck: { atMs: number; status: Promise<OwnDatabaseStatus> } | null = null
  /** The last message logged about an unreadable file. */
  let lastDamage: string | null = null

  async function open(hash: string): Promise<Kysely<unknown> | null> {
    // Loaded with the first request, so that starting stays fast.
    const { openOwnDatabase } = await import('./openOwnDatabase.ts')
    const opened = await openOwnDatabase({ folder, logins }, hash, parts, reach)
    if (opened.ok && (await runFirstReads(opened.database))) return opened.database
    if (!opened.ok && opened.sentence !== null) log.error(opened.sentence)
    failedAtMs = now()
    opening = null
    return null
  }

  async function runFirstReads(database: Kysely<unknown>): Promise<boolean> {
    try {
      for (const read of firstReads) await read(database)
      return true
    } catch (error) {
      log.error(
        `The server's own database could not be read: ${error instanceof Error ? error.message : String(error)}`,
      )
      await database.destroy()
      return false
    }
  }

  async function tables<Tables>(): Promise<Kysely<Tables> | null> {
    const hash = genesis()
    if (hasEnded || hash === null || now() - failedAtMs < RETRY_MS) return null
    opening ??= open(hash)
    return (await opening) as Kysely<Tables> | null
  }

  async function readStatus(): Promise<OwnDatabaseStatus> {
    if (genesis() === null) return 'unknown'
    const database = await tables<unknown>()
    if (database === null) return 'away'
    const { damageOfDatabase } = await import('./openOwnDatabase.ts')
    const sentence = await damageOfDatabase(database, { folder, logins }, genesis() ?? '')
    if (sentence !== null && sentence !== lastDamage) log.error(sentence)
    lastDamage = sentence
    return sentence === null ? 'ok' : 'away'
  }

  return {
    tables,
    readFirst: (read) => void firstReads.push(read),
    status() {
      if (lastCheck === null || now() - lastCheck.atMs >= RETRY_MS)
        lastCheck = { atMs: now(), status: readStatus().catch(() => 'away' as const) }
      return lastCheck.status
    },
    async stop() {
      hasEnded = true
      await (await opening)?.destroy()
    },
  }
}
