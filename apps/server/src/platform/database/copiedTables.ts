import type { DatabaseSync } from 'node:sqlite'
import { type Kysely, type Transaction, sql } from 'kysely'
import { NewerDatabase, type PartTables } from './migrate.ts'

/** Most rows per statement. */
const ROWS_AT_ONCE = 500
/** PostgreSQL accepts 65,535 parameters per statement. */
const MAX_PARAMETERS = 30_000

type Row = Readonly<Record<string, string | number | bigint | null>>

/** The table parts at the versions of a database, so that a copy has the same columns. */
export function partsAt(
  parts: readonly PartTables[],
  versions: readonly { part: string; version: number }[],
): readonly PartTables[] {
  return versions.map(({ part, version }) => {
    const known = parts.find((each) => each.part === part)
    if (known === undefined || version > known.steps.length)
      throw new NewerDatabase(`it holds "${part}" of version ${version}`)
    return { part, steps: known.steps.slice(0, version) }
  })
}

export const versionsIn = (file: DatabaseSync) =>
  file.prepare('select part, version from versions').all() as { part: string; version: number }[]

/** Names of all tables with data; `versions` is written by the migration. */
const tablesIn = (file: DatabaseSync): readonly string[] =>
  file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'versions'")
    .all()
    .map(({ name }) => String(name))

/** Copies rows of a shared schema into a file with the same tables. Returns their number. */
export async function copyToFile(from: Transaction<unknown>, file: DatabaseSync): Promise<number> {
  let copied = 0
  for (const table of tablesIn(file)) {
    // Empties the tables first: some migration steps insert rows, which are also among those to
    // copy.
    file.exec(`delete from "${table}"`)
    await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(from)
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from all_rows`.execute(from)
      const [first] = rows
      if (first === undefined) break
      const columns = Object.keys(first)
      const insert = file.prepare(
        `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      file.exec('begin')
      for (const row of rows) insert.run(...columns.map((name) => row[name] ?? null))
      file.exec('commit')
      copied += rows.length
    }
    await sql`close all_rows`.execute(from)
  }
  return copied
}

/** Copies all rows of a file into a new database with the same tables, whole or not at all. Returns their number. */
export async function copyFromFile(file: DatabaseSync, to: Kysely<unknown>): Promise<number> {
  return await (to as Kysely<Record<string, Row>>).transaction().execute(async (transaction) => {
    let copied = 0
    for (const table of tablesIn(file)) {
      // Empties the tables first: some migration steps insert rows, which are also among those to
      // copy.
      await transaction.deleteFrom(table).execute()
      let rows: Row[] = []
      const insert = async () => {
        if (rows.length > 0) await transaction.insertInto(table).values(rows).execute()
        copied += rows.length
        rows = []
      }
      for (const row of file.prepare(`select * from "${table}"`).iterate() as IterableIterator<Row>) {
        rows.push(row)
        if (rows.length >= ROWS_AT_ONCE || rows.length * Object.keys(row).length >= MAX_PARAMETERS) await insert()
      }
      await insert()
    }
    return copied
  })
}

/** Names of all objects that rows refer to. */
export function objectsNamedIn(file: DatabaseSync): ReadonlySet<string> {
  const columns = tablesIn(file)
    .filter((table) => table !== 'unused_objects')
    .flatMap((table) =>
      (file.prepare(`pragma table_info("${table}")`).all() as { name: string }[])
        .filter(({ name }) => name === 'object' || name.endsWith('_object'))
        .map(({ name }) => [table, name] as const),
    )
  return new Set(
    columns.flatMap(([table, column]) =>
      file
        .prepare(`select distinct "${column}" as object from "${table}" where "${column}" is not null`)
        .all()
        .map(({ object }) => String(object)),
    ),
  )
}
