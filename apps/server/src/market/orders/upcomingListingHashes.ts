import { type Kysely, sql } from 'kysely'
import { KEYS_PER_STATEMENT } from './orderBook.ts'
import type { OrderTables } from './orderTables.ts'

/** Length of a time (ten digits for the next 260 years) and a price of 78 digits, which precede the hash. */
const HASH_OFFSET = 10 + 78

/**
 * Hashes of the listing per piece in these collections that opens first; of several at the same time, the one with the
 * lowest number.
 */
export async function upcomingListingHashes(
  db: Kysely<OrderTables>,
  collections: readonly string[],
): Promise<readonly string[]> {
  const hashes: string[] = []
  for (let at = 0; at < collections.length; at += KEYS_PER_STATEMENT) {
    const rows = await db
      .selectFrom('orders')
      .select([sql<string>`min(cast(starts_at as text) || price || hash)`.as('first')])
      .where('kind', '=', sql.lit('listing'))
      .where('standing', '=', sql.lit('notBegun'))
      .where('collection', 'in', collections.slice(at, at + KEYS_PER_STATEMENT))
      .groupBy(['collection', 'piece'])
      .execute()
    hashes.push(...rows.map(({ first }) => first.slice(HASH_OFFSET)))
  }
  return hashes
}
