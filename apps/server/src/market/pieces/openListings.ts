import type { StoredListing, StoredOrder } from '@musi/api/market/orders'
import type { Address } from '@musi/domain/address'
import type { CheapListing } from '../orders/orderBook.ts'
import type { OrderService } from '../orders/orderService.ts'
import { type MarketRates, ratedToken } from './marketRates.ts'
import { type Cheapest, keyOf } from './marketListing.ts'

/** Newest listings that are judged while the order book has not caught up with the chain. */
const MAX_JUDGED_LISTINGS = 500

type Orders = Pick<OrderService, 'page' | 'cheapest' | 'byHash'>

/**
 * The cheapest listing per piece in these collections, compared across currencies; the same reference while unchanged.
 */
export type OpenListings = (addresses: readonly Address[]) => Promise<(rates: MarketRates) => Promise<Cheapest>>

export function openListings(orders: Orders): OpenListings {
  let lastGroups: { listings: readonly CheapListing[]; byPiece: ReturnType<typeof groupByPiece> } | null = null
  /** The best of the cheapest listings, compared across currencies, with their orders. */
  let lastBest: { listings: readonly CheapListing[]; comparison: string; open: Cheapest } | null = null
  /** The cheapest listings of the last read, most of which are unchanged. */
  let lastShown: ReadonlyMap<string, StoredListing> = new Map()

  async function read(addresses: readonly Address[]): Promise<(rates: MarketRates) => Promise<Cheapest>> {
    const listings = await orders.cheapest(addresses)
    if (listings === null) {
      const newest = await newestListings()
      return (rates) => Promise.resolve(cheapestListings(newest, rates))
    }
    return async (rates) => {
      if (lastGroups?.listings !== listings) lastGroups = { listings, byPiece: groupByPiece(listings) }
      const { tokens, each } = lastGroups.byPiece
      const comparison = rates.comparison(tokens)
      if (lastBest?.listings === listings && lastBest.comparison === comparison) return lastBest.open
      const open = new Map<string, StoredListing>()
      const unread: { key: string; hash: string }[] = []
      for (const [key, listings] of each) {
        const hash = cheapestHash(listings, rates)
        const order = hash === null ? undefined : lastShown.get(hash)
        if (order !== undefined) open.set(key, order)
        else if (hash !== null) unread.push({ key, hash })
      }
      const read = new Map(
        (await orders.byHash(unread.map(({ hash }) => hash))).filter(isListing).map((order) => [order.hash, order]),
      )
      let isWhole = true
      for (const { key, hash } of unread) {
        const order = read.get(hash)
        if (order === undefined) isWhole = false
        else open.set(key, order.standing === 'good' ? order : { ...order, standing: 'good' })
      }
      if (unread.length > 0) lastShown = new Map([...open.values()].map((order) => [order.hash, order]))
      lastBest = isWhole ? { listings, comparison, open } : null
      return open
    }
  }

  /** Listings to judge on chain while the order book has not caught up with the chain. */
  async function newestListings(): Promise<readonly StoredListing[]> {
    const query = { kind: 'listing', lives: ['open'], sort: 'newest', after: null, limit: MAX_JUDGED_LISTINGS } as const
    const page = await orders.page(query)
    if (!page.ok && page.code !== 'noMarket') throw new Error('The orders could not be read.')
    return page.ok ? page.rows.filter(isListing) : []
  }

  return read
}

const isListing = (kept: StoredOrder): kept is StoredListing => kept.order.kind === 'listing'

type Candidate = { token: 'native' | Address; price: bigint; hash: string }

/** The cheapest listing per piece and currency, sorted once per list. */
function groupByPiece(listings: readonly CheapListing[]) {
  const each = new Map<string, Candidate[]>()
  const tokens = new Set<Candidate['token']>()
  for (const { collection, piece, token, price, hash } of listings) {
    const key = keyOf(collection, piece)
    const one = { token: ratedToken(token), price, hash }
    tokens.add(one.token)
    const others = each.get(key)
    if (others === undefined) each.set(key, [one])
    else others.push(one)
  }
  return { tokens: [...tokens], each: each as ReadonlyMap<string, readonly Candidate[]> }
}

/** Compares prices in native currency; a price without a rate sorts last. */
function cheapestHash(listings: readonly Candidate[], rates: MarketRates): string | null {
  let lastBest: { hash: string; native: number | null } | null = null
  for (const { token, price, hash } of listings) {
    const native = rates.native(token, price)
    if (lastBest === null || (native ?? Infinity) < (lastBest.native ?? Infinity)) lastBest = { hash, native }
  }
  return lastBest?.hash ?? null
}

/** Compares prices in native currency; an order without a rate sorts last. */
function cheapestListings(listings: readonly StoredListing[], rates: MarketRates): Cheapest {
  const cheapest = new Map<string, { order: StoredListing; native: number | null }>()
  for (const order of listings) {
    const key = keyOf(order.order.collection, order.order.tokenId)
    const native = rates.native(ratedToken(order.order.price.token), BigInt(order.order.price.amount))
    const lastBest = cheapest.get(key)
    if (lastBest === undefined || (native ?? Infinity) < (lastBest.native ?? Infinity))
      cheapest.set(key, { order, native })
  }
  return new Map([...cheapest].map(([key, { order }]) => [key, order]))
}
