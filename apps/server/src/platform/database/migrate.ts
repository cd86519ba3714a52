import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/**
 * Tables of one part of the server. Each step migrates them by one version, in SQL both databases accept. A released
 * step is never changed; another one is added instead.
 */
export type PartTables = { part: string; steps: readonly (readonly string[])[] }

type Versions = { versions: { part: string; version: number } }

/** Thrown for a database written by a newer program, which this one would damage. */
export class NewerDatabase extends Error {}

/** Prepares the schema before any table exists, and locks out other servers meanwhile. */
export type Prepare = (transaction: QueryExecutorProvider) => Promise<void>

/** Migrates all parts to their newest versions, or none. Only migrates forward. */
export async function migrate(
  database: Kysely<unknown>,
  parts: readonly PartTables[],
  prepare: Prepare = () => Promise.resolve(),
): Promise<void> {
  await (database as Kysely<Versions>).transaction().execute(async (transaction) => {
    await prepare(transaction)
    await sql
      .raw('create table if not exists versions (part text primary key, version integer not null)')
      .execute(transaction)
    const storedVersions = new Map(
      (await transaction.selectFrom('versions').selectAll().execute()).map((row) => [row.part, row.version]),
    )
    for (const [part, version] of storedVersions) {
      const knownVersion = parts.find((each) => each.part === part)?.steps.length ?? 0
      if (version > knownVersion)
        throw new NewerDatabase(`it holds "${part}" of version ${version}, and this program knows ${knownVersion}`)
    }
    for (const { part, steps } of parts) {
      const version = storedVersions.get(part) ?? 0
      if (version === steps.length) continue
      for (const statement of steps.slice(version).flat()) await sql.raw(statement).execute(transaction)
      const row = { part, version: steps.length }
      await transaction.deleteFrom('versions').where('part', '=', part).execute()
      await transaction.insertInto('versions').values(row).execute()
    }
  })
}
