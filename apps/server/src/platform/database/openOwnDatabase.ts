import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { DatabaseLogins } from '../config/databaseLogins.ts'
import { DatabaseUnreachable, type DatabaseReach } from './databaseReach.ts'
import { type PartTables, NewerDatabase, type Prepare, migrate } from './migrate.ts'
import { ownDatabaseFileName, ownSchemaName } from './ownDatabaseName.ts'
import { threadSqlite } from './threadSqlite.ts'

/** A file in the folder, or a shared database if `logins` are given. */
export type DatabasePlace = { folder: string; logins: DatabaseLogins | null }

/** `sentence` is null if the database is unreachable, which is logged separately. */
type Opened = { ok: true; database: Kysely<unknown> } | { ok: false; sentence: string | null }

const placeOf = ({ folder, logins }: DatabasePlace, genesis: string): string =>
  logins === null ? join(folder, ownDatabaseFileName(genesis)) : `The schema ${ownSchemaName(genesis)} of the database`

const damageSentence = (place: string, why: string): string =>
  `${place} cannot be used (${why}). Until then, requests that need the data of this server are refused. ` +
  'Stop Musi and put back the last backup (npm run backup makes them), or move it aside to begin without what it held, and start again.'

/**
 * Reads the first and last row of each table. Returns what is wrong and what to do; null if all are
 * readable or the database is unreachable, which is logged separately.
 */
export async function damageOfDatabase(
  database: Kysely<unknown>,
  place: DatabasePlace,
  genesis: string,
): Promise<string | null> {
  if (place.logins !== null) {
    await sql`select 1`.execute(database)
    return null
  }
  try {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(database)
    for (const { name } of rows) {
      await sql`select * from ${sql.table(name)} order by rowid limit 1`.execute(database)
      await sql`select * from ${sql.table(name)} order by rowid desc limit 1`.execute(database)
    }
    return null
  } catch (error) {
    return damageSentence(placeOf(place, genesis), error instanceof Error ? error.message : String(error))
  }
}

/** Opens and migrates the database. An unusable file is left as it is and reported. */
export async function openOwnDatabase(
  { folder, logins }: DatabasePlace,
  genesis: string,
  parts: readonly PartTables[],
  reach: DatabaseReach,
): Promise<Opened> {
  const place = placeOf({ folder, logins }, genesis)
  let database: Kysely<unknown> | null = null
  try {
    const opened =
      logins === null ? openFile(folder, place) : await openSharedSchema(logins, ownSchemaName(genesis), reach)
    database = opened.database
    await migrate(database, parts, opened.prepare)
    return { ok: true, database }
  } catch (error) {
    await database?.destroy()
    if (error instanceof DatabaseUnreachable) return { ok: false, sentence: null }
    const why = error instanceof Error ? error.message : String(error)
    const sentence =
      error instanceof NewerDatabase
        ? `${place} was written by a newer Musi (${why}), so it is left alone. Start that version, or put back a backup.`
        : damageSentence(place, why)
    return { ok: false, sentence }
  }
}

type Unmigrated = { database: Kysely<unknown>; prepare?: Prepare }

function openFile(folder: string, file: string): Unmigrated {
  mkdirSync(folder, { recursive: true })
  return { database: new Kysely<unknown>({ dialect: threadSqlite(file) }) }
}

async function openSharedSchema({ writer }: DatabaseLogins, schema: string, reach: DatabaseReach): Promise<Unmigrated> {
  // Not loaded if the database is a file.
  const { makeSchema, postgresDialect } = await import('./postgres.ts')
  const dialect = postgresDialect(writer, { schema, maxConnections: 4, isKept: true }, reach)
  const database = new Kysely<unknown>({ dialect })
  return { database, prepare: (transaction) => makeSchema(transaction, schema) }
}
