import type { StoredOrder } from '@musi/api/market/orders'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import { isUnreachable } from '@musi/chain/rpc/rpcError'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import type { Pair } from '@musi/domain/exchange/pair'
import { type PieceSale, pieceSales } from '@musi/domain/market/pieceSales'
import type { HeadHub } from '#platform/heads/headHub.ts'
import type { ChainIndex } from '#history/chainIndex.ts'
import type { Moderation } from '#moderation/moderation.ts'
import type { MarketCollections } from '../orders/marketCollections.ts'
import type { OrderService } from '../orders/orderService.ts'
import type { OutsideAnswer } from '#edge/outside/outside.ts'
import type { Clock } from '#platform/clock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamForClient } from '#platform/rpc/upstreamForClient.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { type MarketRates, marketPairs, marketRates } from './marketRates.ts'
import {
  EMPTY_LISTING,
  type MarketListing,
  type Upcoming,
  type UpcomingSale,
  areSameSales,
  keyOf,
  marketListing,
} from './marketListing.ts'
import { openListings } from './openListings.ts'
import type { PictureStore } from './pictureStore.ts'
import type { PieceFiles } from './pieceFiles.ts'
import { filledOrders, newestMints } from './pieceActs.ts'
import { cachedPieces } from './cachedPieces.ts'
import { shownPieces } from './shownPieces.ts'
import { pieceTexts } from './pieceTexts.ts'
import { cachedByMark } from '#platform/cachedByMark.ts'

type Needs = {
  upstream: Pick<Upstream, 'ask'>
  index: Pick<ChainIndex, 'query' | 'topics'>
  orders: Pick<OrderService, 'page' | 'cheapest' | 'upcoming' | 'byHash' | 'keptCount'>
  heads: Pick<HeadHub, 'latest'>
  files: PieceFiles
  pictures: PictureStore
  clock: Pick<Clock, 'now' | 'sleep'>
  book: AddressBook | null
  collections: MarketCollections
  moderation: Pick<Moderation, 'isHidden' | 'restrictionOf' | 'changeCount'>
}

export type PieceService = {
  /**
   * Returns the same reference while nothing has changed; null if the chain or the order book is unavailable, since
   * without the orders nothing is known to be for sale.
   */
  pieces: () => Promise<MarketListing | null>
  /** Past sales of this piece, newest first; null if the history is unavailable. */
  sales: (collection: Address, id: string) => Promise<readonly PieceSale[] | null>
  /** Returns null if there is no such piece, if its file names no picture, or if it was withdrawn. */
  media: (client: string, collection: Address, id: string) => Promise<OutsideAnswer | null>
  /** The address of the picture in the piece's file; null if there is none. Throws if the chain is unavailable. */
  imageOf: (collection: Address, id: string) => Promise<string | null>
}

/** All open pages send a request with each block; one read serves them all. */
const CACHED_MS = 1500
const NO_MINTS: ReadonlyMap<string, number> = new Map()
const isCacheable = (answer: unknown) => answer !== null

export function pieceService(needs: Needs): PieceService {
  const { upstream, index, orders, heads, files, pictures, clock, book, collections, moderation } = needs
  const request = upstreamRequest(upstream)
  const readPieces = book === null ? null : cachedPieces(request, book.contracts)
  const buildListing = marketListing()
  const withoutHidden = shownPieces(moderation)
  const ratesOf = cachedRates(book)
  const upcomingOf = cachedUpcoming()
  const listingsOf = openListings(orders)
  const textsOf = pieceTexts(files, clock)

  const readPairs = cachedByMark({
    mark: () => index.topics().pairs,
    read: () => marketPairs(index),
    keeps: isCacheable,
  })
  const readSales = cachedByMark({
    mark: () => index.topics().market,
    read: () => filledOrders(index),
    keeps: isCacheable,
  })
  const readMints = cachedByMark({
    mark: () => index.topics().market,
    read: () => newestMints(index),
    keeps: isCacheable,
  })

  async function read(): Promise<MarketListing | null> {
    if (readPieces === null) return EMPTY_LISTING
    try {
      const otherReads = Promise.all([readPairs(), readSales(), readMints(), pictures.changes()])
      // Awaited below; this only marks it as handled if something else fails first.
      otherReads.catch(() => undefined)
      const addresses = (await collections.all()).filter((id) => !moderation.isHidden({ kind: 'collection', id }))
      if (addresses.length === 0) return EMPTY_LISTING
      const [allPieces, listings, upcomingOrders, [pools, sales, mints, changes]] = await Promise.all([
        readPieces(addresses),
        listingsOf(addresses),
        orders.upcoming(addresses),
        otherReads,
      ])
      const rates = ratesOf(pools)
      const chainPieces = withoutHidden(allPieces)
      const [texts, cheapest] = await Promise.all([textsOf(chainPieces.pieces), listings(rates)])
      const upcoming = upcomingOf(upcomingOrders)
      return buildListing({ chainPieces, texts, rates, cheapest, upcoming, sales, mints: mints ?? NO_MINTS, changes })
    } catch {
      return null
    }
  }

  // Includes the history, because it learns of a sale shortly after the chain, and pages ask only
  // once per block.
  const mark = () =>
    `${heads.latest()?.head.hash} ${orders.keptCount()} ${index.topics().market} ${moderation.changeCount()}`
  return {
    pieces: cachedByMark({
      forMs: CACHED_MS,
      nowMs: () => clock.now(),
      mark,
      read,
    }),
    async sales(collection, id) {
      const isTraded = await collections.has(collection).catch(() => null)
      if (isTraded !== true) return isTraded === null ? null : []
      const filled = await readSales()
      return filled && pieceSales(filled, [collection]).filter((sale) => sale.id === id)
    },
    imageOf: (collection, id) => imageOf(request, files, collection, id),
    media: (client, collection, id) => pictureOf(needs, client, collection, id),
  }
}

/** Rates of these pools; the same reference while the pools are unchanged. */
function cachedRates(book: AddressBook | null): (pools: readonly Pair[] | null) => MarketRates {
  let lastValue: { pools: readonly Pair[] | null; rates: MarketRates } | null = null
  return (pools) => {
    if (lastValue === null || lastValue.pools !== pools) lastValue = { pools, rates: marketRates(pools, book) }
    return lastValue.rates
  }
}

async function pictureOf(
  { upstream, files, pictures, book, collections, moderation }: Needs,
  client: string,
  collection: Address,
  id: string,
): Promise<OutsideAnswer | null> {
  if (isWithdrawn(moderation, `${collection}-${BigInt(id)}`)) return null
  if (book === null) return null
  const isKnown = await collections.has(collection).catch(() => null)
  if (isKnown === null) return { ok: false, reason: 'busy' }
  if (!isKnown) return null
  const request = upstreamRequest(upstreamForClient(upstream, client))
  const image = await imageOf(request, files, collection, id).catch((error: unknown) => {
    if (isUnreachable(error)) return 'away'
    throw error
  })
  if (image === 'away') return { ok: false, reason: 'busy' }
  if (image === null) return null
  const picture = await files.picture(image)
  if (picture.ok && picture.madeFrom !== undefined) await pictures.recordHash({ collection, id }, picture.madeFrom)
  return picture
}

async function imageOf(ask: RpcRequest, files: PieceFiles, collection: Address, id: string): Promise<string | null> {
  const { pieceUri } = await import('@musi/chain/market/collectionPieces')
  const uri = await pieceUri(ask, collection, BigInt(id))
  return uri === null ? null : ((await files.text(uri))?.image ?? null)
}

const isWithdrawn = ({ restrictionOf }: Needs['moderation'], id: string): boolean =>
  restrictionOf({ kind: 'piece', id }) === 'withdraw' || restrictionOf({ kind: 'picture', id }) === 'withdraw'

/** Upcoming sales; the same reference while each is unchanged. */
function cachedUpcoming(): (listings: readonly StoredOrder[]) => Upcoming {
  let lastValue: Upcoming = new Map()
  return (listings) => {
    const sales = upcomingSales(listings)
    const isSame =
      sales.size === lastValue.size && [...sales].every(([key, sale]) => areSameSales(sale, lastValue.get(key)))
    if (!isSame) lastValue = sales
    return lastValue
  }
}

function upcomingSales(listings: readonly StoredOrder[]): Upcoming {
  const sales = new Map<string, UpcomingSale>()
  for (const { order } of listings) {
    if (order.kind !== 'listing') continue
    const { collection, tokenId, price, startSeconds } = order
    sales.set(keyOf(collection, tokenId), { price, opensSeconds: calendarSeconds(BigInt(startSeconds)) })
  }
  return sales
}
