import type { KeptOrder } from '@musi/api/orders'
import type { MarketCollection, MarketPiece, MarketPieces } from '@musi/api/pieces'
import type { PieceFacts } from '@musi/chain/market/collectionPieces'
import { type Address, isAddress } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { type FilledOrder, type PieceSale, pieceSales } from '@musi/domain/market/pieceSales'
import type { PieceText } from '@musi/domain/market/pieceText'
import type { HeadHub } from '../heads/headHub.ts'
import type { ChainIndex } from '../index/chainIndex.ts'
import { keptReading } from '../market/keptReading.ts'
import type { MarketCollections } from '../market/marketCollections.ts'
import type { CheapListing } from '../market/orderBook.ts'
import type { OrderDesk } from '../market/orderDesk.ts'
import type { OutsideAnswer } from '../outside/outside.ts'
import type { Clock } from '../platform/clock.ts'
import type { Upstream } from '../rpc/upstream.ts'
import { upstreamRequest } from '../rpc/upstreamRequest.ts'
import { type MarketRates, type Worth, marketRates } from './marketRates.ts'
import { type PictureBook, pictureKey } from './pictureBook.ts'
import type { PieceFiles } from './pieceFiles.ts'
import { pieceMemory } from './pieceMemory.ts'

type Needs = {
  upstream: Pick<Upstream, 'ask'>
  index: Pick<ChainIndex, 'query' | 'topics'>
  orders: Pick<OrderDesk, 'page' | 'cheapest' | 'upcoming' | 'named' | 'keptCount'>
  heads: Pick<HeadHub, 'latest'>
  files: PieceFiles
  pictures: PictureBook
  clock: Pick<Clock, 'now' | 'sleep'>
  book: AddressBook | null
  collections: MarketCollections
}

export type PieceDesk = {
  /** Null: the chain cannot be asked, or the book of orders, without which nobody knows what is for sale. */
  pieces: () => Promise<MarketPieces | null>
  /** What this piece was sold for, newest first. Null: the history cannot say. */
  sales: (collection: Address, id: string) => Promise<readonly PieceSale[] | null>
  /** Null: there is no such piece, or its file names no picture. */
  media: (collection: Address, id: string) => Promise<OutsideAnswer | null>
}

/** Asked with each block by every page that is open: one reading serves them all. */
const KEPT_MS = 1500
/** What strangers' hosts have not sent by then is not waited for; the next look has it. */
const FILES_MS = 4000
const MOST_LISTINGS = 500
const MOST_SALE_PAGES = 10
const MOST_MINT_PAGES = 10

const NO_WORTH: Worth = { native: null, dollars: null }
const keyOf = (collection: string, id: bigint | string) => `${collection.toLowerCase()} ${id}`

export function pieceDesk({
  upstream,
  index,
  orders,
  heads,
  files,
  pictures,
  clock,
  book,
  collections,
}: Needs): PieceDesk {
  const request = upstreamRequest(upstream)
  const multicall = book?.contracts.multicall3 ?? null
  const heldBy = multicall === null ? null : pieceMemory(request, multicall)

  async function read(): Promise<MarketPieces | null> {
    if (heldBy === null) return { collections: [], pieces: [], hasMore: false }
    try {
      const addresses = await collections.all()
      if (addresses.length === 0) return { collections: [], pieces: [], hasMore: false }
      const [facts, rates, listings, waiting, sales, mints, changes] = await Promise.all([
        heldBy(addresses),
        marketRates(index, book),
        openListings(addresses),
        orders.upcoming(addresses),
        filledOrders(),
        newestMints(),
        pictures.changes(),
      ])
      const texts = await Promise.all(facts.pieces.map(({ uri }) => textWithin(uri)))
      const cheapest = await listings(rates)
      const upcoming = upcomingSales(waiting, rates)
      const beside = { cheapest, upcoming, changes }
      const inOrder = facts.pieces.map((piece, at) => marketPiece(piece, texts[at] ?? null, beside))
      const rankOf = ({ collection, id }: MarketPiece) => mints.get(keyOf(collection, id)) ?? mints.size
      const pieces = inOrder.toSorted((one, other) => rankOf(one) - rankOf(other))
      return {
        collections: facts.collections.map((collection) => collectionOf(collection, pieces, sales, rates)),
        pieces,
        hasMore: facts.hasMore,
      }
    } catch {
      return null
    }
  }

  const textWithin = (uri: string | null): Promise<PieceText | null> =>
    uri === null
      ? Promise.resolve(null)
      : Promise.race([files.text(uri).catch(() => null), clock.sleep(FILES_MS).then(() => null)])

  /** Those that were the cheapest when somebody last looked: most of them still are. */
  let shown: ReadonlyMap<string, KeptOrder> = new Map()

  /** The cheapest listing of each piece, once it is known how currencies compare. */
  async function openListings(addresses: readonly Address[]): Promise<(rates: MarketRates) => Promise<Cheapest>> {
    const cheapest = await orders.cheapest(addresses)
    if (cheapest === null) {
      const listings = await newestListings()
      return (rates) => Promise.resolve(cheapestListings(listings, rates))
    }
    return async (rates) => {
      const best = bestListings(cheapest, rates)
      const unread = [...best.values()].flatMap(({ hash }) => (shown.has(hash) ? [] : [hash]))
      const read = new Map((await orders.named(unread)).map((order) => [order.hash, order]))
      const open = [...best].flatMap(([key, { hash, worth }]) => {
        const order = read.get(hash) ?? shown.get(hash)
        return order === undefined ? [] : [[key, { order: { ...order, standing: 'good' as const }, worth }] as const]
      })
      shown = new Map(open.map(([, { order }]) => [order.hash, order]))
      return new Map(open)
    }
  }

  /** Where the book is not level with the chain: those that the chain is asked about. */
  async function newestListings(): Promise<readonly KeptOrder[]> {
    const query = { kind: 'listing', lives: ['open'], sort: 'newest', after: null, limit: MOST_LISTINGS } as const
    const page = await orders.page(query)
    if (!page.ok && page.code !== 'noMarket') throw new Error('The orders could not be read.')
    return page.ok ? page.rows : []
  }

  /**
   * The place of each piece among those that were made last, of whatever collection. What the history does not tell of comes after,
   * as its collection has it.
   */
  async function newestMints(): Promise<ReadonlyMap<string, number>> {
    const places = new Map<string, number>()
    let before: { block: number; log: number } | null = null
    for (let page = 0; page < MOST_MINT_PAGES; page += 1) {
      const read: Awaited<ReturnType<typeof index.query<'acts'>>> = await index.query<'acts'>({
        ...{ kind: 'acts', account: null, subject: null, act: 'receivePiece', before },
      })
      if (read === null) break
      for (const act of read.rows)
        if (act.kind === 'receivePiece' && /^0x0+$/.test(act.from))
          places.set(keyOf(act.collection, act.piece), places.size)
      if (read.isLast) break
      before = read.rows.at(-1) ?? null
    }
    return places
  }

  /** Null: the history cannot say. */
  async function filledOrders(): Promise<readonly FilledOrder[] | null> {
    const filled: FilledOrder[] = []
    let before: { block: number; log: number } | null = null
    for (let page = 0; page < MOST_SALE_PAGES; page += 1) {
      const read: Awaited<ReturnType<typeof index.query<'acts'>>> = await index.query<'acts'>({
        ...{ kind: 'acts', account: null, subject: null, act: 'fulfillOrder', before },
      })
      if (read === null) return null
      filled.push(...read.rows.flatMap((act) => (act.kind === 'fulfillOrder' ? [act] : [])))
      if (read.isLast) return filled
      before = read.rows.at(-1) ?? null
    }
    return filled
  }

  // A page asks once with each block: it would keep an older answer until the next, which may be long.
  // The history has a sale a moment after the chain does.
  const mark = () => `${heads.latest()?.head.hash} ${orders.keptCount()} ${index.topics().market}`
  const soldLately = keptReading({ forMs: KEPT_MS, nowMs: () => clock.now(), mark, read: filledOrders })

  return {
    pieces: keptReading({
      forMs: KEPT_MS,
      nowMs: () => clock.now(),
      mark,
      read,
    }),
    async sales(collection, id) {
      const isTraded = await collections.has(collection).catch(() => null)
      if (isTraded !== true) return isTraded === null ? null : []
      const filled = await soldLately()
      return filled && pieceSales(filled, [collection]).filter((sale) => sale.id === id)
    },
    async media(collection, id) {
      if (multicall === null || !(await collections.has(collection).catch(() => false))) return null
      const { pieceUri } = await import('@musi/chain/market/collectionPieces')
      const uri = await pieceUri(request, collection, BigInt(id))
      const image = uri === null ? null : ((await files.text(uri))?.image ?? null)
      if (image === null) return null
      const picture = await files.picture(image)
      if (picture.ok && picture.madeFrom !== undefined) await pictures.note({ collection, id }, picture.madeFrom)
      return picture
    },
  }
}

type Cheapest = ReadonlyMap<string, { order: KeptOrder; worth: Worth }>

/** Of the cheapest in each currency. Prices in different ones are compared in native; without a rate it comes after all that have one. */
function bestListings(listings: readonly CheapListing[], rates: MarketRates) {
  const best = new Map<string, { hash: string; worth: Worth }>()
  for (const { collection, piece, token, price, hash } of listings) {
    const worth = rates(token === 'native' ? 'native' : isAddress(token) || 'native', price)
    const key = keyOf(collection, piece)
    const other = best.get(key)
    if (other === undefined || (worth.native ?? Infinity) < (other.worth.native ?? Infinity))
      best.set(key, { hash, worth })
  }
  return best
}

const tokenOf = ({ price }: KeptOrder['order']): 'native' | Address =>
  price.token === 'native' ? 'native' : isAddress(price.token) || 'native'

/** Prices in different currencies are compared in native; without a rate an order comes after all that have one. */
function cheapestListings(listings: readonly KeptOrder[], rates: MarketRates): Cheapest {
  const cheapest = new Map<string, { order: KeptOrder; worth: Worth }>()
  for (const order of listings) {
    if (order.order.kind !== 'listing') continue
    const key = keyOf(order.order.collection, order.order.tokenId)
    const worth = rates(tokenOf(order.order), BigInt(order.order.price.amount))
    const best = cheapest.get(key)
    if (best === undefined || (worth.native ?? Infinity) < (best.worth.native ?? Infinity))
      cheapest.set(key, { order, worth })
  }
  return cheapest
}

type Upcoming = ReadonlyMap<string, NonNullable<MarketPiece['upcoming']>>

function upcomingSales(listings: readonly KeptOrder[], rates: MarketRates): Upcoming {
  const sales = new Map<string, NonNullable<MarketPiece['upcoming']>>()
  for (const kept of listings) {
    if (kept.order.kind !== 'listing') continue
    const { collection, tokenId, price, startSeconds } = kept.order
    const worth = rates(tokenOf(kept.order), BigInt(price.amount))
    sales.set(keyOf(collection, tokenId), { price, opensSeconds: Number(startSeconds), worth })
  }
  return sales
}

type Beside = { cheapest: Cheapest; upcoming: Upcoming; changes: ReadonlyMap<string, number> }

function marketPiece(piece: PieceFacts, text: PieceText | null, beside: Beside): MarketPiece {
  const { collection, id, owner, uri, releaseSeconds, royalty } = piece
  const { cheapest, upcoming, changes } = beside
  const best = cheapest.get(keyOf(collection, id))
  return {
    ...{ collection, id: String(id), owner, releaseSeconds },
    ...{ name: text?.name ?? null, description: text?.description ?? null, traits: [...(text?.traits ?? [])] },
    hasPicture: (text?.image ?? null) !== null,
    pictureChangedSeconds: changes.get(pictureKey({ collection, id: String(id) })) ?? null,
    isUnread: uri !== null && text === null,
    royalty: royalty === null ? null : { artist: royalty.artist, bps: Number(royalty.amount) },
    listing: best?.order ?? null,
    price: best?.worth ?? NO_WORTH,
    upcoming: best === undefined ? (upcoming.get(keyOf(collection, id)) ?? null) : null,
  }
}

const sumOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)

function collectionOf(
  {
    address,
    name,
    symbol,
    text,
    minter,
    pieces: count,
  }: Omit<MarketCollection, 'holders' | 'listed' | 'floor' | 'volume'>,
  all: readonly MarketPiece[],
  filled: readonly FilledOrder[] | null,
  rates: MarketRates,
): MarketCollection {
  const pieces = all.filter(({ collection }) => collection === address)
  const listed = pieces.filter(({ listing }) => listing !== null)
  const prices = listed.map(({ price }) => price).filter(({ native }) => native !== null)
  const floor = prices.reduce<Worth | null>(
    (least, price) => (least === null || (price.native ?? 0) < (least.native ?? 0) ? price : least),
    null,
  )
  const sales = filled === null ? null : pieceSales(filled, [address])
  const worths = sales?.map(({ token, amount }) =>
    rates(/^0x0+$/.test(token) ? 'native' : isAddress(token) || 'native', amount),
  )
  return {
    ...{ address, name, symbol, text, minter, pieces: count, listed: listed.length },
    holders: new Set(pieces.map(({ owner }) => owner)).size,
    floor,
    volume:
      worths === undefined
        ? null
        : {
            sales: worths.length,
            native: sumOf(worths.map(({ native }) => native)),
            dollars: sumOf(worths.map(({ dollars }) => dollars)),
          },
  }
}
