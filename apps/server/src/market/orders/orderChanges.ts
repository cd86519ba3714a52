import type { Kysely } from 'kysely'
import type { OrderTables } from './orderTables.ts'

type ChangedOrder = Pick<OrderTables['orders'], 'kind' | 'maker' | 'collection' | 'piece' | 'token'>

/** `orders` null: so much may have changed that all earlier reads are invalid. */
export type OrderChanges = { revision: number; orders: readonly ChangedOrder[] | null }

/** Beyond this, reading everything again is cheaper. */
const MAX_CHANGED_ORDERS = 2000

/**
 * Orders written since a revision by any server; null since the beginning. Changes during the read
 * are returned again next time.
 */
export async function orderChangesSince(db: Kysely<OrderTables>, since: number | null): Promise<OrderChanges> {
  const { newest, forgotten } = await db
    .selectFrom('order_revision')
    .select(['newest', 'forgotten'])
    .executeTakeFirstOrThrow()
  if (newest === since) return { revision: newest, orders: [] }
  if (since === null || forgotten > since) return { revision: newest, orders: null }
  const orders = await db
    .selectFrom('orders')
    .select(['kind', 'maker', 'collection', 'piece', 'token'])
    .where('changed', '>', since)
    .limit(MAX_CHANGED_ORDERS + 1)
    .execute()
  return { revision: newest, orders: orders.length > MAX_CHANGED_ORDERS ? null : orders }
}
