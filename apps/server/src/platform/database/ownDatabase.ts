import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { databaseReach } from './databaseReach.ts'
import type { KeptTables } from './migrate.ts'
import type { OwnPlace } from './openOwn.ts'

/**
 * Data only this server has, which cannot be rebuilt from the chain: it is migrated, stored durably and backed up. Each
 * part of the server names its tables and sees no others.
 */
export type OwnDatabase = {
  /** Null if it is unavailable now. The log says why, and a retry may succeed. */
  tables: <Tables>() => Promise<Kysely<Tables> | null>
  /** Says if it can be read; checked every few seconds at most. */
  standing: () => Promise<OwnStanding>
  stop: () => Promise<void>
}

export type OwnStanding = 'ok' | 'away' | 'unknown'

type OwnOptions = OwnPlace & {
  /** Null while the chain is unknown: an order or signature for one chain must never count on another. */
  genesis: () => string | null
  parts: readonly KeptTables[]
  log: Log
  now: () => number
}

/** A folder that nobody can write to is looked at again after this long, not with each request. */
const AGAIN_MS = 5000

export function ownDatabase({ folder, logins, genesis, parts, log, now }: OwnOptions): OwnDatabase {
  let opening: Promise<Kysely<unknown> | null> | null = null
  let hasEnded = false
  let failedMs = Number.NEGATIVE_INFINITY
  const reach = databaseReach(log)
  let looked: { atMs: number; standing: Promise<OwnStanding> } | null = null
  /** The last message logged about an unreadable file. */
  let lastDamage: string | null = null

  async function open(hash: string): Promise<Kysely<unknown> | null> {
    // Not loaded before somebody needs it: a start does not.
    const { openOwn } = await import('./openOwn.ts')
    const opened = await openOwn({ folder, logins }, hash, parts, reach)
    if (opened.ok) return opened.database
    if (opened.sentence !== null) log.error(opened.sentence)
    failedMs = now()
    opening = null
    return null
  }

  async function tables<Tables>(): Promise<Kysely<Tables> | null> {
    const hash = genesis()
    if (hasEnded || hash === null || now() - failedMs < AGAIN_MS) return null
    opening ??= open(hash)
    return (await opening) as Kysely<Tables> | null
  }

  async function look(): Promise<OwnStanding> {
    if (genesis() === null) return 'unknown'
    const database = await tables<unknown>()
    if (database === null) return 'away'
    const { unreadable } = await import('./openOwn.ts')
    const sentence = await unreadable(database, { folder, logins }, genesis() ?? '')
    if (sentence !== null && sentence !== lastDamage) log.error(sentence)
    lastDamage = sentence
    return sentence === null ? 'ok' : 'away'
  }

  return {
    tables,
    standing() {
      if (looked === null || now() - looked.atMs >= AGAIN_MS)
        looked = { atMs: now(), standing: look().catch(() => 'away' as const) }
      return looked.standing
    },
    async stop() {
      hasEnded = true
      await (await opening)?.destroy()
    },
  }
}
