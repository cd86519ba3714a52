import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { DatabaseLogin } from '../config/databaseLogins.ts'
import { type BackedUp, backUp } from './backUp.ts'
import { copyToFile, partsAt } from './copiedTables.ts'
import { type PartTables, migrate } from './migrate.ts'
import { nodeSqlite } from './nodeSqlite.ts'
import { postgresDialect } from './postgres.ts'

const OWN_SCHEMA = /^own_[0-9a-f]{16}$/

/** Schemas of the server's own data in a shared database. */
export async function ownSchemas(login: DatabaseLogin): Promise<readonly string[]> {
  const database = new Kysely<unknown>({
    dialect: postgresDialect(login, { schema: 'public', maxConnections: 1, readsOnly: true }),
  })
  try {
    const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(database)
    return rows.map(({ name }) => name).filter((name) => OWN_SCHEMA.test(name))
  } finally {
    await database.destroy()
  }
}

/**
 * Copies a shared schema, as of one moment and while servers may write, into a file like that of a
 * single server.
 */
export async function backUpShared(
  { login, schema, parts }: { login: DatabaseLogin; schema: string; parts: readonly PartTables[] },
  copy: string,
): Promise<BackedUp> {
  const draft = `${copy}.draft`
  const remove = () => ['', '-wal', '-shm'].forEach((end) => rmSync(`${draft}${end}`, { force: true }))
  const database = new Kysely<unknown>({
    dialect: postgresDialect(login, { schema, maxConnections: 1, readsOnly: true }),
  })
  try {
    mkdirSync(dirname(copy), { recursive: true })
    remove()
    // Readable by its owner only, because the file contains the keys that seal sessions.
    writeFileSync(draft, '', { mode: 0o600 })
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const { rows } = await sql<{ part: string; version: number }>`select part, version from versions`.execute(
          transaction,
        )
        const tables = new Kysely<unknown>({ dialect: nodeSqlite(draft) })
        try {
          await migrate(tables, partsAt(parts, rows))
        } finally {
          await tables.destroy()
        }
        const file = new DatabaseSync(draft)
        await copyToFile(transaction, file).finally(() => file.close())
      })
    return backUp(draft, copy)
  } catch (error) {
    return {
      ok: false,
      sentence: `${schema} could not be copied: ${error instanceof Error ? error.message : String(error)}`,
    }
  } finally {
    await database.destroy()
    remove()
  }
}
