import { type Kysely, sql } from 'kysely'
import { NAMES_AT_ONCE } from './orderBook.ts'
import type { OrderTables } from './orderTables.ts'

/** A time, a price of 78 digits, and what names the order: times of chains have ten digits for the next 260 years. */
const HASH_AT = 10 + 78

/**
 * Hashes of the listing per piece in these collections that opens first; of several at the same time, the one with the
 * lowest number.
 */
export async function upcomingListings(
  db: Kysely<OrderTables>,
  collections: readonly string[],
): Promise<readonly string[]> {
  const hashes: string[] = []
  for (let at = 0; at < collections.length; at += NAMES_AT_ONCE) {
    const rows = await db
      .selectFrom('orders')
      .select([sql<string>`min(cast(starts_at as text) || price || hash)`.as('first')])
      .where('kind', '=', sql.lit('listing'))
      .where('standing', '=', sql.lit('notBegun'))
      .where('collection', 'in', collections.slice(at, at + NAMES_AT_ONCE))
      .groupBy(['collection', 'piece'])
      .execute()
    hashes.push(...rows.map(({ first }) => first.slice(HASH_AT)))
  }
  return hashes
}
