import { ORDER_STANDINGS, type OrderStanding, orderLife } from '@musi/domain/market/orderStanding'
import { type Kysely, sql } from 'kysely'
import type { OrderTables } from './orderTables.ts'

type Db = Kysely<OrderTables>
type Order = Pick<OrderTables['orders'], 'kind' | 'maker' | 'collection' | 'piece' | 'token' | 'price'>

/** Offers of one account in one currency that may together come to more than it has (spec: market.covered). */
export const MOST_UNCOVERED = 10
/** Listings of one piece by one account: each new price leaves the earlier one open. */
const MOST_OF_PIECE = 20

/** Standings that count against the limits: those of orders that may still be filled. */
export const ALIVE: readonly OrderStanding[] = ORDER_STANDINGS.filter((standing) => orderLife(standing) !== 'over')
const DORMANT = ORDER_STANDINGS.filter((standing) => orderLife(standing) === 'dormant')
const LISTING = sql.lit<'listing'>('listing')

const countOf = ({ count }: { count: number | string }) => Number(count)

/** True if an account's open offers in a currency are covered by its balance and allowance, or only a few exceed it. */
export async function isCovered(db: Db, { maker, token, price }: Order, cover: bigint): Promise<boolean> {
  const others = await db
    .selectFrom('orders')
    .select('price')
    .where('maker', '=', maker)
    .where('standing', 'in', ALIVE)
    .where('token', '=', token)
    .where('kind', '!=', LISTING)
    .execute()
  if (others.length < MOST_UNCOVERED) return true
  return others.reduce((sum, other) => sum + BigInt(other.price), BigInt(price)) <= cover
}

const aliveIn = (db: Db, collection: string) =>
  db.selectFrom('orders').where('collection', '=', collection).where('standing', 'in', ALIVE)

/** Result of making room: the hash of an order to evict, room already, or no room. */
export type Room = { kind: 'room' } | { kind: 'evict'; hash: string } | { kind: 'full' }
const ROOM: Room = { kind: 'room' }
const FULL: Room = { kind: 'full' }

/** Room for one more order in its collection: listings have theirs and offers have theirs (spec: market.limits). */
export async function roomFor(db: Db, order: Order, most: number, isKnown: (token: string) => boolean): Promise<Room> {
  const isListing = order.kind === 'listing'
  const own = () => aliveIn(db, order.collection).where('kind', isListing ? '=' : '!=', LISTING)
  if (isListing && (await listingsOfPiece(db, order)) >= MOST_OF_PIECE) return FULL
  const all = await own()
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  if (countOf(all) < most) return ROOM
  const dormant = await own().where('standing', 'in', DORMANT).select('hash').orderBy('kept_at').executeTakeFirst()
  if (dormant !== undefined) return { kind: 'evict', hash: dormant.hash }
  return isListing ? FULL : leastOffer(db, order, isKnown)
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
async function leastOffer(db: Db, order: Order, isKnown: (token: string) => boolean): Promise<Room> {
  const offers = () => aliveIn(db, order.collection).where('kind', '!=', LISTING)
  const counts = await offers()
    .select('token')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .groupBy('token')
    .execute()
  const made = counts.filter(({ token }) => !isKnown(token))
  if (made.length === 0 && !isKnown(order.token)) return FULL
  const shares = (made.length === 0 ? counts : made).map(({ token, count }) => ({
    token,
    count: Number(count) + (token === order.token ? 1 : 0),
  }))
  const [largest] = shares.toSorted((one, other) => other.count - one.count)
  if (largest === undefined) return FULL
  const least = await offers()
    .where('token', '=', largest.token)
    .select(['hash', 'price'])
    .orderBy('price')
    .orderBy('hash')
    .limit(1)
    .executeTakeFirstOrThrow()
  return largest.token === order.token && least.price >= order.price ? FULL : { kind: 'evict', hash: least.hash }
}
