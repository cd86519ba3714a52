import { ORDER_STANDINGS, type OrderStanding, orderLife } from '@musi/domain/market/orderStanding'
import { type Kysely, sql } from 'kysely'
import type { OrderTables } from './orderTables.ts'

type Db = Kysely<OrderTables>
type Order = Pick<OrderTables['orders'], 'kind' | 'maker' | 'collection' | 'piece' | 'token' | 'price'>

/**
 * Offers that one account may have in one currency although their total exceeds its funds (spec:
 * market.covered).
 */
export const MAX_UNCOVERED_OFFERS = 10
/** Listings of one piece by one account: each new price leaves the earlier one open. */
const MAX_LISTINGS_OF_PIECE = 20

/** The standings of orders that may still be filled, which count against the limits. */
export const ALIVE_STANDINGS: readonly OrderStanding[] = ORDER_STANDINGS.filter(
  (standing) => orderLife(standing) !== 'over',
)
const DORMANT_STANDINGS = ORDER_STANDINGS.filter((standing) => orderLife(standing) === 'dormant')
const LISTING = sql.lit<'listing'>('listing')

const countOf = ({ count }: { count: number | string }) => Number(count)

/** True if an account's open offers in a currency are covered by its balance and allowance, or only a few exceed it. */
export async function isCovered(db: Db, { maker, token, price }: Order, cover: bigint): Promise<boolean> {
  const others = await db
    .selectFrom('orders')
    .select('price')
    .where('maker', '=', maker)
    .where('standing', 'in', ALIVE_STANDINGS)
    .where('token', '=', token)
    .where('kind', '!=', LISTING)
    .execute()
  if (others.length < MAX_UNCOVERED_OFFERS) return true
  return others.reduce((sum, other) => sum + BigInt(other.price), BigInt(price)) <= cover
}

const aliveIn = (db: Db, collection: string) =>
  db.selectFrom('orders').where('collection', '=', collection).where('standing', 'in', ALIVE_STANDINGS)

/** Result of a search for room: there is room, an order must be evicted first, or the collection is full. */
export type Room = { kind: 'room' } | { kind: 'evict'; hash: string } | { kind: 'full' }
const ROOM: Room = { kind: 'room' }
const FULL: Room = { kind: 'full' }

/** Finds room for one more order in its collection; listings and offers are limited separately (spec: market.limits). */
export async function findRoom(
  db: Db,
  order: Order,
  limit: number,
  isKnown: (token: string) => boolean,
): Promise<Room> {
  const isListing = order.kind === 'listing'
  const sameSide = () => aliveIn(db, order.collection).where('kind', isListing ? '=' : '!=', LISTING)
  if (isListing && (await listingsOfPiece(db, order)) >= MAX_LISTINGS_OF_PIECE) return FULL
  const total = await sameSide()
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  if (countOf(total) < limit) return ROOM
  const dormant = await sameSide()
    .where('standing', 'in', DORMANT_STANDINGS)
    .select('hash')
    .orderBy('kept_at')
    .executeTakeFirst()
  if (dormant !== undefined) return { kind: 'evict', hash: dormant.hash }
  return isListing ? FULL : lowestOffer(db, order, isKnown)
}

async function listingsOfPiece(db: Db, { collection, piece, maker }: Order): Promise<number> {
  const count = await aliveIn(db, collection)
    .where('piece', '=', piece)
    .where('maker', '=', maker)
    .where('kind', '=', LISTING)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return countOf(count)
}

/**
 * The lowest offer in the currency that takes the most room. Tokens anybody can make give way first, since their supply
 * is free.
 */
async function lowestOffer(db: Db, order: Order, isKnown: (token: string) => boolean): Promise<Room> {
  const offers = () => aliveIn(db, order.collection).where('kind', '!=', LISTING)
  const counts = await offers()
    .select('token')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .groupBy('token')
    .execute()
  const factoryTokens = counts.filter(({ token }) => !isKnown(token))
  if (factoryTokens.length === 0 && !isKnown(order.token)) return FULL
  const countsByToken = (factoryTokens.length === 0 ? counts : factoryTokens).map(({ token, count }) => ({
    token,
    count: Number(count) + (token === order.token ? 1 : 0),
  }))
  const [largest] = countsByToken.toSorted((one, other) => other.count - one.count)
  if (largest === undefined) return FULL
  const lowest = await offers()
    .where('token', '=', largest.token)
    .select(['hash', 'price'])
    .orderBy('price')
    .orderBy('hash')
    .limit(1)
    .executeTakeFirstOrThrow()
  return largest.token === order.token && lowest.price >= order.price ? FULL : { kind: 'evict', hash: lowest.hash }
}
