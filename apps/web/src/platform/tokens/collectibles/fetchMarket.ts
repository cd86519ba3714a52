import { ORDERS_PATH, PIECES_PATH, salesPath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import { answerTo } from '#platform/page/http/ask.ts'
import { marketPages } from './marketPages.ts'
import { type OrderRows, orderPages } from './orderPages.ts'
import {
  type Collection,
  type Market,
  type MarketPage,
  type Piece,
  type PieceSold,
  readMarket,
  readOrders,
  readSales,
} from './readMarket.ts'

const askPage = (cursor: string | null): Promise<MarketPage> =>
  answerTo(cursor === null ? PIECES_PATH : `${PIECES_PATH}?after=${cursor}`, readMarket)

/**
 * Fetches collections and their newest pieces with prices; the first page is passed on as soon as
 * it arrives.
 */
export const fetchMarket = (onFirst: (market: Market) => void): Promise<Market> => marketPages(askPage, onFirst)

/** `newest`: the newest piece with a picture; null if the first page has none. */
export type ShownCollection = Collection & { readonly newest: Piece | null }

/** The collections; the first page has all of them. */
export async function fetchCollections(): Promise<readonly ShownCollection[]> {
  const { collections, pieces } = await askPage(null)
  return collections.map((collection) => ({
    ...collection,
    newest: pieces.find((piece) => piece.collection === collection.address && piece.hasPicture) ?? null,
  }))
}

const orderList = (query: string, pages: number): Promise<OrderRows> =>
  orderPages(
    (cursor) => answerTo(`${ORDERS_PATH}?${query}${cursor === null ? '' : `&after=${cursor}`}`, readOrders),
    pages,
  )

/**
 * Orders that can be filled now for one piece: its listings, offers for it, and offers for any piece of its collection.
 * `isWaiting`: includes listings that start later.
 */
export async function fetchOrders(
  { collection, id, isWaiting }: { collection: Address; id: bigint; isWaiting: boolean },
  pages: number,
): Promise<OrderRows> {
  const query = `collection=${collection}&piece=${id}`
  const [pieceOrders, collectionOffers, upcoming] = await Promise.all([
    orderList(query, pages),
    fetchCollectionOffers(collection, pages),
    isWaiting ? orderList(`${query}&kind=listing&life=waiting`, pages) : NO_ORDERS,
  ])
  return {
    rows: [...pieceOrders.rows, ...collectionOffers.rows, ...upcoming.rows],
    leftOut: pieceOrders.leftOut + collectionOffers.leftOut + upcoming.leftOut,
    isLast: pieceOrders.isLast && collectionOffers.isLast,
  }
}
const NO_ORDERS: OrderRows = { rows: [], leftOut: 0, isLast: true }

/** Offers for any piece of a collection that can be accepted now. */
export const fetchCollectionOffers = (collection: Address, pages: number): Promise<OrderRows> =>
  orderList(`collection=${collection}&kind=collectionOffer`, pages)

/**
 * Enough, because an account has at most 200 orders that can still be filled, and a page has fifty
 * (spec: market.limits).
 */
const MAX_PAGES = 8

/** All orders of an account that can still be filled, dormant ones included. */
export async function fetchOwnOrders(maker: Address): Promise<OwnOrderRows> {
  const { rows, leftOut, isLast } = await orderList(`maker=${maker}&life=alive`, MAX_PAGES)
  if (!isLast) throw new Error('More orders than one account can have.')
  return { rows, leftOut }
}
export type OwnOrderRows = Omit<OrderRows, 'isLast'>

/** Past sales of a piece, newest first. */
export async function fetchSales(collection: Address, id: bigint): Promise<readonly PieceSold[]> {
  return (await answerTo(salesPath(collection, `${id}`), readSales)).sales
}
