import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { type KeptTables, NewerDatabase, migrate } from './migrate.ts'
import { ownFile } from './ownFile.ts'
import { threadSqlite } from './threadSqlite.ts'

type Opened = { ok: true; database: Kysely<unknown> } | { ok: false; sentence: string }

/** Nothing is ever begun anew here: a file that cannot be used stays as it is, and is spoken of. */
export async function openOwn(folder: string, genesis: string, parts: readonly KeptTables[]): Promise<Opened> {
  const file = join(folder, ownFile(genesis))
  let database: Kysely<unknown> | null = null
  try {
    mkdirSync(folder, { recursive: true })
    database = new Kysely<unknown>({ dialect: threadSqlite(file) })
    await migrate(database, parts)
    return { ok: true, database }
  } catch (error) {
    await database?.destroy()
    const why = error instanceof Error ? error.message : String(error)
    const sentence =
      error instanceof NewerDatabase
        ? `${file} was written by a newer Musi (${why}), so it is left alone. Start that version, or put back a backup.`
        : `${file} cannot be used (${why}). Until it can, nothing that this server keeps by itself is answered or taken.`
    return { ok: false, sentence }
  }
}
