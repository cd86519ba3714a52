import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import type { DatabaseLogin } from '../config/databaseLogins.ts'
import { copyFromFile, partsAt, versionsIn } from './copiedTables.ts'
import { type PartTables, migrate } from './migrate.ts'
import { nodeSqlite } from './nodeSqlite.ts'
import { syncToDisk } from './backUp.ts'

type Restore = {
  /** A copy that `npm run backup` made. */
  copy: string
  parts: readonly PartTables[]
  /** Restore into a temporary place, which is then removed. */
  isTrial: boolean
  /** Suffix for the names of data that is moved aside. */
  moment: string
}

/** Number of restored rows, and where the earlier data was moved; null if there was none. */
type Restored = { rows: number; aside: string | null }

const COPY_NAME = /^own-([0-9a-f]{16})(-.+)?\.db$/

/** The beginning of the genesis hash in the name of a copy; null if the file does not have such a name. */
export const genesisOfCopy = (copy: string): string | null => COPY_NAME.exec(basename(copy))?.[1] ?? null

/**
 * Restores a copy into a shared database: into a new schema with the versions of the copy, which is
 * migrated and then replaces the present schema in one step. The present one is renamed, never
 * dropped.
 */
export async function restoreShared(
  { copy, parts, isTrial, moment }: Restore,
  login: DatabaseLogin,
): Promise<Restored> {
  // Not loaded if the database is a file.
  const { makeSchema, postgresDialect } = await import('./postgres.ts')
  const schema = `own_${genesisOfCopy(copy) ?? ''}`
  const scratch = `${schema}_restored_${moment}`
  const aside = `${schema}_before_${moment}`
  const file = new DatabaseSync(copy, { readOnly: true })
  const database = new Kysely<unknown>({
    dialect: postgresDialect(login, { schema: scratch, maxConnections: 1, isKept: true }),
  })
  try {
    if (!isTrial && (await hasServer(database)))
      throw new Error('A server is connected to the database: stop all servers first. The database was not changed.')
    await migrate(database, partsAt(parts, versionsIn(file)), (transaction) => makeSchema(transaction, scratch))
    const rows = await copyFromFile(file, database)
    await migrate(database, parts)
    if (isTrial) return { rows, aside: null }
    const wasThere = await database.transaction().execute(async (transaction) => {
      const { rows: present } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(transaction)
      if (present.length > 0) await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(transaction)
      await sql`alter schema ${sql.id(scratch)} rename to ${sql.id(schema)}`.execute(transaction)
      return present.length > 0
    })
    return { rows, aside: wasThere ? aside : null }
  } finally {
    await sql`drop schema if exists ${sql.id(scratch)} cascade`.execute(database).catch(() => undefined)
    await database.destroy()
    file.close()
  }
}

/**
 * Finds other connections of Musi to this database. A role sees only the names of its own
 * connections, and servers use the same role.
 */
async function hasServer(database: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'musi' and pid <> pg_backend_pid()`.execute(database)
  return rows.length > 0
}

/** Restores a copy into the folder of a single server. The present file is moved aside, never deleted. */
export async function restoreFile({ copy, parts, isTrial, moment }: Restore, folder: string): Promise<Restored> {
  const rows = await countRestorableRows(copy, parts)
  if (isTrial) return { rows, aside: null }
  const target = join(folder, `own-${genesisOfCopy(copy) ?? ''}.db`)
  const aside = existsSync(target) ? `${target}.before-${moment}` : null
  mkdirSync(folder, { recursive: true })
  const part = `${target}.part`
  copyFileSync(copy, part)
  syncToDisk(part)
  if (aside !== null) {
    closeWithoutLog(target)
    renameSync(target, aside)
  }
  renameSync(part, target)
  syncToDisk(folder)
  return { rows, aside }
}

/** Throws while a server has the file open. Afterwards everything is in the file, and nothing in its log. */
function closeWithoutLog(target: string): void {
  const database = new DatabaseSync(target, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } finally {
    database.close()
  }
}

/** Loads the rows into memory and migrates them as a server would. Returns their number. */
async function countRestorableRows(copy: string, parts: readonly PartTables[]): Promise<number> {
  const file = new DatabaseSync(copy, { readOnly: true })
  const database = new Kysely<unknown>({ dialect: nodeSqlite(':memory:') })
  try {
    await migrate(database, partsAt(parts, versionsIn(file)))
    const rows = await copyFromFile(file, database)
    await migrate(database, parts)
    return rows
  } finally {
    await database.destroy()
    file.close()
  }
}
