import type { SelectQueryBuilder } from 'kysely'

/** Number of rows of a query. PostgreSQL returns counts as text. */
export async function countOf<Tables, Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const row = await rows.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  return 'count' in row ? Number(row.count) : 0
}
