import type { Address } from '@musi/domain/address'
import { type Kysely, sql } from 'kysely'
import { type FundsOwner, fundsKey } from './bidderFunds.ts'
import { orderChangesSince } from './orderChanges.ts'
import type { OrderTables } from './orderTables.ts'
import { serialQueue } from '#platform/serialQueue.ts'

/** Prices have 78 digits. They are summed in parts, so that each sum of an account's offers fits an SQL integer. */
const PRICE_PARTS = 6
const PART_DIGITS = 13
const PART_BASE = 10n ** BigInt(PART_DIGITS)

type OfferSum = FundsOwner & { count: number; sum: bigint }

/** Sums of the valid offers of these accounts in one currency. */
async function sumOffers(
  db: Kysely<OrderTables>,
  token: Address,
  bidders: readonly Address[],
): Promise<readonly OfferSum[]> {
  const parts = Array.from({ length: PRICE_PARTS }, (_, at) =>
    sql<
      number | string
    >`sum(cast(substr(price, ${sql.lit(at * PART_DIGITS + 1)}, ${sql.lit(PART_DIGITS)}) as bigint))`.as(`part${at}`),
  )
  const rows = await db
    .selectFrom('orders')
    .select('maker')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .select(parts)
    .where('token', '=', token)
    .where('maker', 'in', bidders)
    .where('standing', '=', 'good')
    .where('kind', '!=', sql.lit('listing'))
    .groupBy('maker')
    .execute()
  return rows.map((row) => ({
    bidder: row.maker as Address,
    token,
    count: Number(row.count),
    sum: Array.from({ length: PRICE_PARTS }).reduce<bigint>(
      (sum, _, at) => sum * PART_BASE + BigInt((row as Readonly<Record<string, number | string>>)[`part${at}`] ?? 0),
      0n,
    ),
  }))
}

/** Cached pairs of bidder and currency: enough for a full order book. */
const MAX_CACHED_SUMS = 20_000

/** Total offers per bidder, summed once, and again after one of the bidder's orders is written. */
export type CachedOfferSums = (db: Kysely<OrderTables>, owners: readonly FundsOwner[]) => Promise<readonly OfferSum[]>

export function cachedOfferSums(): CachedOfferSums {
  /** The sum per owner and token; null if the owner has no valid offer. */
  const cache = new Map<string, OfferSum | null>()
  let revision: number | null = null
  const inOrder = serialQueue()

  async function read(db: Kysely<OrderTables>, owners: readonly FundsOwner[]): Promise<readonly OfferSum[]> {
    const changes = await orderChangesSince(db, revision)
    if (changes.orders === null || cache.size > MAX_CACHED_SUMS) cache.clear()
    for (const { maker, token } of changes.orders ?? [])
      cache.delete(fundsKey({ bidder: maker as Address, token: token as Address }))
    ;({ revision } = changes)
    const ownersByKey = new Map(owners.map((owner) => [fundsKey(owner), owner]))
    const uncached = [...ownersByKey].flatMap(([key, owner]) => (cache.has(key) ? [] : [owner]))
    for (const [token, ownersOfToken] of Map.groupBy(uncached, ({ token }) => token)) {
      const sums = await sumOffers(
        db,
        token,
        ownersOfToken.map(({ bidder }) => bidder),
      )
      for (const owner of ownersOfToken) cache.set(fundsKey(owner), null)
      for (const sum of sums) cache.set(fundsKey(sum), sum)
    }
    return [...ownersByKey.keys()].flatMap((key) => cache.get(key) ?? [])
  }

  // One read at a time, because each continues from the previous one.
  return (db, owners) => inOrder(() => read(db, owners))
}
