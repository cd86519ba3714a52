import { type StoredOrder, type OrderJson, orderJson } from '@musi/api/market/orders'
import type { Address } from '@musi/domain/address'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import { type OrderLife, type OrderStanding, ORDER_STANDINGS, orderLife } from '@musi/domain/market/orderStanding'
import { type Kysely, sql } from 'kysely'
import { ALIVE_STANDINGS, isCovered, findRoom } from './orderRoom.ts'
import { orderBody } from './orderBody.ts'
import type { OrderTables } from './orderTables.ts'

type Db = Kysely<OrderTables>
/** An order without the columns only the database knows. */
type Row = Omit<OrderTables['orders'], 'changed'>

/** Limits of open orders: per account, per collection for listings and for offers each, and per client (spec: market.limits). */
const ORDER_LIMITS = { account: 200, collection: 20_000, client: 2000 } as const
type OrderLimits = { account: number; collection: number; client: number }

/** Digits of the largest number of 256 bits. */
const DIGITS = 78

/** Few enough for the parameter limit of every database. */
export const KEYS_PER_STATEMENT = 500

/** Time an ended order is kept, because its block may be undone. */
const KEEP_ENDED_SECONDS = 86_400

const priceText = (price: bigint): string => price.toString().padStart(DIGITS, '0')

const standingsOfLives = (lives: readonly OrderLife[]): readonly OrderStanding[] =>
  ORDER_STANDINGS.filter((standing) => lives.includes(orderLife(standing)))

/** The order of a row; null if the row is damaged, which is treated as missing. */
function storedOrder(row: Row): StoredOrder | null {
  const order = orderBody(row)
  if (order === null) return null
  const { hash, signature, standing } = row
  return {
    hash,
    order,
    signature,
    standing,
    judgedBlock: row.judged_block,
    competing: 1,
    keptAtSeconds: row.kept_at,
  }
}

export type NewOrder = {
  order: MarketOrder
  hash: string
  signature: string
  standing: OrderStanding
  block: number
  nowSeconds: number
  /** Client as in `clientKeys`; null if it was seeded. */
  client: string | null
  /** The maker's balance and allowance for an offer; null for a listing. */
  cover?: bigint | null
}

/** The row of an order. */
export function orderRow({ order, hash, signature, standing, block, nowSeconds, client }: NewOrder): Row {
  const body: OrderJson = orderJson(order)
  return {
    hash,
    kind: order.kind,
    maker: makerOf(order),
    collection: order.collection,
    piece: order.kind === 'collectionOffer' ? null : String(order.tokenId),
    token: order.price.token,
    price: priceText(order.price.amount),
    // Times of a stored order lie within a year.
    starts_at: Number(order.startSeconds),
    ends_at: Number(order.endSeconds),
    body: JSON.stringify(body),
    signature,
    standing,
    judged_block: block,
    kept_at: nowSeconds,
    client: client ?? '',
  }
}

type StoreRules = { limits: OrderLimits; isKnown: (token: string) => boolean }
const ALL_KNOWN: StoreRules = { limits: ORDER_LIMITS, isKnown: () => true }

type StoreResult = { ok: true; order: StoredOrder } | { ok: false; code: 'full' | 'notCovered' }

const FULL = { ok: false, code: 'full' } as const
/** If the row cannot be read back, the order is refused. */
const storedResult = (row: Row): StoreResult => {
  const order = storedOrder(row)
  return order === null ? FULL : { ok: true, order }
}

/** Stores an order once (spec: market.limits, market.covered). `isKnown` is false for tokens that anybody could make. */
export function storeOrder(
  db: Db,
  newOrder: NewOrder,
  { limits = ORDER_LIMITS, isKnown = ALL_KNOWN.isKnown }: Partial<StoreRules> = ALL_KNOWN,
): Promise<StoreResult> {
  const row = orderRow(newOrder)
  return db.transaction().execute(async (transaction) => {
    const stored = await transaction.selectFrom('orders').selectAll().where('hash', '=', row.hash).executeTakeFirst()
    if (stored !== undefined) return storedResult({ ...stored, standing: row.standing, judged_block: row.judged_block })
    const countAlive = async (column: 'maker' | 'client') => {
      const { count } = await transaction
        .selectFrom('orders')
        .where(column, '=', row[column])
        .where('standing', 'in', ALIVE_STANDINGS)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    if ((await countAlive('maker')) >= limits.account) return FULL
    if (newOrder.client !== null && (await countAlive('client')) >= limits.client) return FULL
    if (newOrder.cover && !(await isCovered(transaction, row, newOrder.cover))) return { ok: false, code: 'notCovered' }
    const room = await findRoom(transaction, row, limits.collection, isKnown)
    if (room.kind === 'full') return FULL
    if (room.kind === 'evict') await evictOrder(transaction, room.hash)
    await insertOrders(transaction, [row])
    return storedResult(row)
  })
}

/** Call within a transaction. Caches are re-read afterwards, since a deleted row leaves no change to find. */
async function evictOrder(transaction: Db, hash: string): Promise<void> {
  const revision = await nextRevision(transaction)
  await transaction.deleteFrom('orders').where('hash', '=', hash).execute()
  await transaction.updateTable('order_revision').set({ forgotten: revision }).execute()
}

/** Call within a transaction. The next change waits for it to end, so that revisions are consecutive. */
async function nextRevision(transaction: Db): Promise<number> {
  const { newest } = await transaction
    .updateTable('order_revision')
    .set((eb) => ({ newest: eb('newest', '+', 1) }))
    .returning('newest')
    .executeTakeFirstOrThrow()
  return newest
}

/** Call within a transaction. Stored orders are left unchanged. */
export async function insertOrders(transaction: Db, rows: readonly Row[]): Promise<void> {
  const changed = await nextRevision(transaction)
  await transaction
    .insertInto('orders')
    .values(rows.map((row) => ({ ...row, changed })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export type OrderQuery = {
  collection?: Address
  piece?: string
  maker?: Address
  kind?: Row['kind']
  token?: string
  lives: readonly OrderLife[]
  /** `price`: cheapest listing or best offer first, in one currency. */
  sort: 'newest' | 'price'
  /** The last row of the previous page, from `cursorOf`. */
  after: { value: string; hash: string } | null
  limit: number
}

export const cursorOf = ({ keptAtSeconds, order, hash }: StoredOrder, sort: OrderQuery['sort']): string =>
  `${sort === 'newest' ? keptAtSeconds : priceText(BigInt(order.price.amount))}.${hash}`

const columnOf = (sort: OrderQuery['sort']) => (sort === 'newest' ? 'kept_at' : 'price')
const isAscending = ({ sort, kind }: OrderQuery) => sort === 'price' && kind === 'listing'

/** A page of orders, with the standing they were last judged to have. */
export async function ordersPage(db: Db, query: OrderQuery): Promise<readonly StoredOrder[]> {
  // One query per standing, so that each can use an index in its order.
  const parts = await Promise.all(
    standingsOfLives(query.lives).map((standing) => ordersByStanding(db, query, standing).execute()),
  )
  const column = columnOf(query.sort)
  const isBefore = (one: Row, other: Row) =>
    one[column] === other[column] ? one.hash < other.hash : one[column] < other[column]
  const rows = parts.flat().toSorted((one, other) => (isBefore(one, other) === isAscending(query) ? -1 : 1))
  return rows.slice(0, query.limit).flatMap((row) => storedOrder(row) ?? [])
}

/** One page of orders with a given standing. */
export function ordersByStanding(db: Db, query: OrderQuery, standing: OrderStanding) {
  const { collection, piece, maker, kind, token, sort, after, limit } = query
  let rows = db.selectFrom('orders').selectAll().where('standing', '=', standing)
  if (collection !== undefined) rows = rows.where('collection', '=', collection)
  if (piece !== undefined) rows = rows.where('piece', '=', piece)
  if (maker !== undefined) rows = rows.where('maker', '=', maker)
  if (kind !== undefined) rows = rows.where('kind', '=', kind)
  if (token !== undefined) rows = rows.where('token', '=', token)
  const column = columnOf(sort)
  const direction = isAscending(query) ? 'asc' : 'desc'
  if (after !== null) {
    const value = sort === 'newest' ? Number(after.value) : after.value
    const beyond = isAscending(query) ? '>' : '<'
    rows = rows.where((eb) =>
      eb.or([eb(column, beyond, value), eb.and([eb(column, '=', value), eb('hash', beyond, after.hash)])]),
    )
  }
  return rows.orderBy(column, direction).orderBy('hash', direction).limit(limit)
}

/** The cheapest of the listings of one piece in one currency. */
export type CheapListing = { collection: string; piece: string; token: string; price: bigint; hash: string }

/** The cheapest valid listing per piece and currency in these collections. */
export async function cheapestListings(db: Db, collections: readonly string[]): Promise<readonly CheapListing[]> {
  const listings: CheapListing[] = []
  for (let at = 0; at < collections.length; at += KEYS_PER_STATEMENT)
    listings.push(
      ...(
        await cheapestQuery(db)
          .where('collection', 'in', collections.slice(at, at + KEYS_PER_STATEMENT))
          .execute()
      ).flatMap(cheapListingOf),
    )
  return listings
}

/** Cheapest listings of some pieces of one collection. */
export async function cheapestOfPieces(
  db: Db,
  collection: string,
  pieces: readonly string[],
): Promise<readonly CheapListing[]> {
  const listings: CheapListing[] = []
  for (let at = 0; at < pieces.length; at += KEYS_PER_STATEMENT) {
    const batch = pieces.slice(at, at + KEYS_PER_STATEMENT)
    const rows = await cheapestQuery(db).where(isOneOfPieces(collection, batch)).execute()
    listings.push(...rows.flatMap(cheapListingOf))
  }
  return listings
}

/**
 * Compares both columns in one condition. With two conditions, a database without statistics uses
 * only the index of the collection and reads all of its rows.
 */
export const isOneOfPieces = (collection: string, pieces: readonly string[]) =>
  sql<boolean>`(collection, piece) in (values ${sql.join(pieces.map((piece) => sql`(${collection}, ${piece})`))})`

const cheapestQuery = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['collection', 'piece', 'token', sql<string>`min(price || hash)`.as('best')])
    .where('kind', '=', sql.lit('listing'))
    .where('standing', '=', sql.lit('good'))
    .groupBy(['collection', 'piece', 'token'])

type CheapRow = Pick<Row, 'collection' | 'piece' | 'token'> & { best: string }

const cheapListingOf = ({ collection, piece, token, best }: CheapRow): readonly CheapListing[] =>
  piece === null ? [] : [{ collection, piece, token, hash: best.slice(DIGITS), price: BigInt(best.slice(0, DIGITS)) }]

/** Stored orders with these hashes. */
export async function ordersByHash(db: Db, hashes: readonly string[]): Promise<readonly StoredOrder[]> {
  const orders: StoredOrder[] = []
  for (let at = 0; at < hashes.length; at += KEYS_PER_STATEMENT) {
    const batch = hashes.slice(at, at + KEYS_PER_STATEMENT)
    const rows = await db.selectFrom('orders').selectAll().where('hash', 'in', batch).execute()
    orders.push(...rows.flatMap((row) => storedOrder(row) ?? []))
  }
  return orders
}

/** An order's newly judged standing. */
export type Judgement = { hash: string; standing: OrderStanding; block: number }

/** Judgements as of an earlier block never overwrite later ones. */
export async function writeJudgements(db: Db, judgements: readonly Judgement[]): Promise<void> {
  if (judgements.length === 0) return
  const groups = Map.groupBy(judgements, ({ standing, block }) => `${standing} ${block}`)
  await db.transaction().execute(async (transaction) => {
    const changed = await nextRevision(transaction)
    for (const each of groups.values())
      for (let at = 0; at < each.length; at += KEYS_PER_STATEMENT) {
        const [first, ...others] = each.slice(at, at + KEYS_PER_STATEMENT)
        if (first === undefined) continue
        const { standing, block } = first
        await transaction
          .updateTable('orders')
          .set({ standing, judged_block: block, changed })
          .where(
            'hash',
            'in',
            [first, ...others].map(({ hash }) => hash),
          )
          .where('judged_block', '<=', block)
          .execute()
      }
  })
}

/** Deletes orders that ended more than a day ago. */
export async function deleteEndedOrders(db: Db, nowSeconds: number): Promise<void> {
  const before = nowSeconds - KEEP_ENDED_SECONDS
  const first = await db
    .selectFrom('orders')
    .select('hash')
    .where('standing', 'in', ORDER_STANDINGS)
    .where('ends_at', '<', before)
    .limit(1)
    .executeTakeFirst()
  if (first === undefined) return
  await db.transaction().execute(async (transaction) => {
    const revision = await nextRevision(transaction)
    const deleted = await transaction
      .deleteFrom('orders')
      .where('standing', 'in', ORDER_STANDINGS)
      .where('ends_at', '<', before)
      .returning('standing')
      .execute()
    // The caches still count a deleted order that was never judged after its end.
    if (deleted.some(({ standing }) => standing === 'good'))
      await transaction.updateTable('order_revision').set({ forgotten: revision }).execute()
  })
}
