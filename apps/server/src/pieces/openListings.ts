import type { KeptOrder } from '@musi/api/orders'
import type { Address } from '@musi/domain/address'
import type { CheapListing } from '../market/orderBook.ts'
import type { OrderDesk } from '../market/orderDesk.ts'
import { type MarketRates, type Worth, ratedToken } from './marketRates.ts'
import { type Cheapest, keyOf } from './marketShelf.ts'

/** Where the book is not level with the chain, so many of the newest are judged. */
const MOST_LISTINGS = 500

type Orders = Pick<OrderDesk, 'page' | 'cheapest' | 'named'>

/** The cheapest listing of each piece of these collections, once it is known how currencies compare. The very same as long as it is. */
export type OpenListings = (addresses: readonly Address[]) => Promise<(rates: MarketRates) => Promise<Cheapest>>

export function openListings(orders: Orders): OpenListings {
  let grouped: { listings: readonly CheapListing[]; ofPieces: ReturnType<typeof ofPieces> } | null = null
  /** The best of a list of the cheapest, at these rates, with their orders. */
  let best: { listings: readonly CheapListing[]; rates: MarketRates; open: Cheapest } | null = null
  /** Those that were the cheapest when somebody last looked: most of them still are. */
  let shown: ReadonlyMap<string, KeptOrder> = new Map()

  async function read(addresses: readonly Address[]): Promise<(rates: MarketRates) => Promise<Cheapest>> {
    const listings = await orders.cheapest(addresses)
    if (listings === null) {
      const newest = await newestListings()
      return (rates) => Promise.resolve(cheapestListings(newest, rates))
    }
    return async (rates) => {
      if (best?.listings === listings && best.rates === rates) return best.open
      if (grouped?.listings !== listings) grouped = { listings, ofPieces: ofPieces(listings) }
      const open = new Map<string, { order: KeptOrder; worth: Worth }>()
      const unread: { key: string; hash: string; worth: Worth }[] = []
      for (const [key, each] of grouped.ofPieces) {
        const cheapest = bestOf(each, rates)
        const order = cheapest === null ? undefined : shown.get(cheapest.hash)
        if (order !== undefined && cheapest !== null) open.set(key, { order, worth: cheapest.worth })
        else if (cheapest !== null) unread.push({ key, ...cheapest })
      }
      const read = new Map((await orders.named(unread.map(({ hash }) => hash))).map((order) => [order.hash, order]))
      let isWhole = true
      for (const { key, hash, worth } of unread) {
        const order = read.get(hash)
        if (order === undefined) isWhole = false
        else open.set(key, { order: order.standing === 'good' ? order : { ...order, standing: 'good' }, worth })
      }
      if (unread.length > 0) shown = new Map([...open.values()].map(({ order }) => [order.hash, order]))
      best = isWhole ? { listings, rates, open } : null
      return open
    }
  }

  /** Where the book is not level with the chain: those that the chain is asked about. */
  async function newestListings(): Promise<readonly KeptOrder[]> {
    const query = { kind: 'listing', lives: ['open'], sort: 'newest', after: null, limit: MOST_LISTINGS } as const
    const page = await orders.page(query)
    if (!page.ok && page.code !== 'noMarket') throw new Error('The orders could not be read.')
    return page.ok ? page.rows : []
  }

  return read
}

type ToCompare = { token: 'native' | Address; price: bigint; hash: string }

/** The cheapest in each currency of each piece: put in order once for a list of them. */
function ofPieces(listings: readonly CheapListing[]): ReadonlyMap<string, readonly ToCompare[]> {
  // There are few of them, and to check an address costs more than all else here.
  const tokens = new Map<string, ToCompare['token']>()
  const tokenOf = (text: string) => {
    const token = tokens.get(text) ?? ratedToken(text)
    tokens.set(text, token)
    return token
  }
  const pieces = new Map<string, ToCompare[]>()
  for (const { collection, piece, token, price, hash } of listings) {
    const key = keyOf(collection, piece)
    const one = { token: tokenOf(token), price, hash }
    const others = pieces.get(key)
    if (others === undefined) pieces.set(key, [one])
    else others.push(one)
  }
  return pieces
}

/** Prices in different currencies are compared in native; without a rate one comes after all that have one. */
function bestOf(listings: readonly ToCompare[], rates: MarketRates): { hash: string; worth: Worth } | null {
  let best: { listing: ToCompare; native: number | null } | null = null
  for (const listing of listings) {
    const native = rates.native(listing.token, listing.price)
    if (best === null || (native ?? Infinity) < (best.native ?? Infinity)) best = { listing, native }
  }
  if (best === null) return null
  const { listing, native } = best
  return { hash: listing.hash, worth: { native, dollars: rates.dollars(listing.token, listing.price) } }
}

/** Prices in different currencies are compared in native; without a rate an order comes after all that have one. */
function cheapestListings(listings: readonly KeptOrder[], rates: MarketRates): Cheapest {
  const cheapest = new Map<string, { order: KeptOrder; worth: Worth }>()
  for (const order of listings) {
    if (order.order.kind !== 'listing') continue
    const key = keyOf(order.order.collection, order.order.tokenId)
    const worth = rates.worth(ratedToken(order.order.price.token), BigInt(order.order.price.amount))
    const best = cheapest.get(key)
    if (best === undefined || (worth.native ?? Infinity) < (best.worth.native ?? Infinity))
      cheapest.set(key, { order, worth })
  }
  return cheapest
}
