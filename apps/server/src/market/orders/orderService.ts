import { type StoredOrder, type OrderRequest, type Orders, orderJson } from '@musi/api/market/orders'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import type { Address } from '@musi/domain/address'
import { orderLife } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import {
  type AdmitNeeds,
  type Admission,
  type OrderTrouble,
  type AdmissionRules,
  admitOrder,
  refuse,
} from './admitOrder.ts'
import { seedOnce } from '#platform/database/seedOnce.ts'
import { type OrderRow, readableOrders, judgeRows } from './orderRows.ts'
import { cachedCheapestListings } from './cachedCheapestListings.ts'
import { competingCounts } from './competingCounts.ts'
import { type OrderWatch, syncedOrderBook } from './syncedOrderBook.ts'
import { cachedOfferSums } from './cachedOfferSums.ts'
import { type CheapListing, type OrderQuery, cursorOf, ordersByHash, ordersPage } from './orderBook.ts'
import type { MarketContracts } from './judgeOrders.ts'
import type { OrderTables } from './orderTables.ts'
import { upcomingListingHashes } from './upcomingListingHashes.ts'
import { withoutLookAlikes } from './withoutLookAlikes.ts'

type Needs = AdmitNeeds & {
  watch: Pick<OrderWatch, 'isLevelWith' | 'level' | 'changeCount' | 'note' | 'funds'>
  newestBlockForMs: number
  /** Orders a development chain starts with; read on the first request. */
  seeds?: () => Promise<readonly SignedOrder[]>
}

/** The market's orders. Each is judged against the chain before it is stored or shown (spec: market.book). */
export type OrderService = {
  page: (query: OrderQuery) => Promise<({ ok: true } & Orders) | OrderTrouble>
  /**
   * The cheapest open listing per piece and currency in these collections; the same reference while
   * unchanged. Null if the order book has not caught up with the chain.
   */
  cheapest: (collections: readonly Address[]) => Promise<readonly CheapListing[] | null>
  /** The listing per piece in these collections that opens next. */
  upcoming: (collections: readonly Address[]) => Promise<readonly StoredOrder[]>
  /** Orders by hash, with their current standing. */
  byHash: (hashes: readonly string[]) => Promise<readonly StoredOrder[]>
  keep: (request: OrderRequest, client: string) => Promise<Admission>
  /** Number of orders added since the start. */
  keptCount: () => number
}

/** Seeded artist tokens are allowed before anybody has read the history. */
const SEEDED: AdmissionRules = {
  lives: ['open', 'waiting', 'dormant'],
  verdict: () => Promise.resolve('known'),
  client: null,
}

export function orderService(needs: Needs): OrderService {
  const { database, upstream, watch, contracts, currencies } = needs
  const book = syncedOrderBook(needs)
  const judgePage = pageRows(needs)
  const readCheapest = cachedCheapestListings()
  const withoutHidden = withoutLookAlikes(currencies.looksLikeAnother)
  const withoutHiddenOrders = (result: readonly StoredOrder[]) =>
    withoutHidden(result, ({ order }) => order.price.token)
  let keptCount = 0

  async function keep(request: OrderRequest, terms: AdmissionRules): Promise<Admission> {
    const result = await admitOrder(needs, request, terms)
    if (!result.ok) return result
    watch.note(result.order)
    keptCount += 1
    return result
  }

  /** Seeded orders that have ended are refused; those waiting for a token or for funds are kept. */
  const ensureSeeded = seedOnce(async (tryAgain) => {
    for (const { order, signature } of (await needs.seeds?.()) ?? []) {
      const result = await keep({ order: orderJson(order), signature }, SEEDED)
      if (!result.ok && (result.code === 'chainAway' || result.code === 'away')) tryAgain()
    }
  })
  const tables = () => database.tables<OrderTables>()

  return {
    keep: (request, client) => keep(request, { lives: ['open', 'waiting'], verdict: currencies.verdict, client }),
    keptCount: () => keptCount,
    async cheapest(addresses) {
      const db = contracts === null ? null : await tables()
      if (db === null) return null
      await ensureSeeded()
      if ((await book.block()) === null) return null
      return withoutHidden(await readCheapest(db, addresses), ({ token }) => token)
    },
    async upcoming(addresses) {
      const db = contracts === null ? null : await tables()
      if (db === null || contracts === null) return []
      await ensureSeeded()
      const isLevel = (await book.block()) !== null
      const result = withoutHiddenOrders(await ordersByHash(db, await upcomingListingHashes(db, addresses)))
      if (isLevel) return result
      const { rows } = await judgeRows(db, upstream, contracts, readableOrders(result))
      return rows.filter(({ standing }) => orderLife(standing) === 'waiting')
    },
    async byHash(hashes) {
      const db = await tables()
      return db === null ? [] : withoutHiddenOrders(await ordersByHash(db, hashes))
    },
    async page(query) {
      if (contracts === null) return refuse('noMarket')
      const db = await tables()
      if (db === null) return refuse('away')
      await ensureSeeded()
      const { level, rows: result } = await book.read(() => ordersPage(db, query))
      const last = result.at(-1)
      const next = last === undefined || result.length < query.limit ? null : cursorOf(last, query.sort)
      const orders = readableOrders(withoutHiddenOrders(result))
      if (orders.length === 0) return { ok: true, rows: [], next }
      const rows = await judgePage(db, contracts, orders, level).catch(() => null)
      if (rows === null) return refuse('chainAway')
      return { ok: true, rows: rows.filter(({ standing }) => query.lives.includes(orderLife(standing))), next }
    },
  }
}

/**
 * Rows with their current standing, each with the number of offers competing for the same funds;
 * rejects if the chain is unavailable.
 */
function pageRows({ upstream, watch }: Needs) {
  const readOfferSums = cachedOfferSums()
  return async (
    db: Kysely<OrderTables>,
    contracts: MarketContracts,
    orders: readonly OrderRow[],
    level: number | null,
  ) => {
    const { rows, fundsOf } =
      level === null
        ? await judgeRows(db, upstream, contracts, orders)
        : { rows: orders.map(({ row }) => ({ ...row, judgedBlock: level })), fundsOf: watch.funds.read }
    const offers = orders.flatMap(({ order }, at) =>
      order.kind === 'listing' || rows[at]?.standing !== 'good' ? [] : [order],
    )
    const counts = await competingCounts(db, offers, fundsOf, readOfferSums)
    return rows.map((row, at) => ({ ...row, competing: counts.get(orders[at]?.order) ?? 1 }))
  }
}
