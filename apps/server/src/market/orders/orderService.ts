import { type KeptOrder, type OrderRequest, type Orders, orderJson } from '@musi/api/market/orders'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import type { Address } from '@musi/domain/address'
import { orderLife } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import { type AdmitNeeds, type Admission, type OrderTrouble, type Terms, admitOrder, refuse } from './admitOrder.ts'
import { type OrderRow, orderRows, judgedRows } from './orderRows.ts'
import { cheapestMemory } from './cheapestMemory.ts'
import { competingCounts } from './competingCounts.ts'
import { type OrderWatch, levelOrderBook } from './levelOrderBook.ts'
import { offeredMemory } from './offeredMemory.ts'
import { type CheapListing, type OrderQuery, cursorOf, ordersByHash, ordersPage } from './orderBook.ts'
import type { MarketContracts } from './orderJudge.ts'
import type { OrderTables } from './orderTables.ts'
import { upcomingListings } from './upcomingListings.ts'
import { withoutLookAlikes } from './withoutLookAlikes.ts'

type Needs = AdmitNeeds & {
  watch: Pick<OrderWatch, 'isLevelWith' | 'level' | 'changeCount' | 'note' | 'funds'>
  /** Orders a development chain starts with; read on the first request. */
  seeds?: () => Promise<readonly SignedOrder[]>
}

/** The market's orders. Each is judged against the chain before it is stored or shown (spec: market.book). */
export type OrderService = {
  page: (query: OrderQuery) => Promise<({ ok: true } & Orders) | OrderTrouble>
  /**
   * The cheapest open listing per piece and currency in these collections; the same reference while unchanged. Null if
   * the order book is not level with the chain.
   */
  cheapest: (collections: readonly Address[]) => Promise<readonly CheapListing[] | null>
  /** The listing per piece in these collections that opens next. */
  upcoming: (collections: readonly Address[]) => Promise<readonly KeptOrder[]>
  /** Orders by hash, as they stand now. */
  named: (hashes: readonly string[]) => Promise<readonly KeptOrder[]>
  keep: (request: OrderRequest, client: string) => Promise<Admission>
  /** Changes when an order may have been added. */
  keptCount: () => number
}

/** Seeded artist tokens are allowed before anybody has read the history. */
const SEEDED: Terms = {
  lives: ['open', 'waiting', 'dormant'],
  verdict: () => Promise.resolve('known'),
  client: null,
}

export function orderService(needs: Needs): OrderService {
  const { own, upstream, watch, contracts, currencies } = needs
  const book = levelOrderBook(needs)
  const shownPage = pageRows(needs)
  const cheapestOf = cheapestMemory()
  const shown = withoutLookAlikes(currencies.looksLikeAnother)
  const shownOrders = (kept: readonly KeptOrder[]) => shown(kept, ({ order }) => order.price.token)
  let planting: Promise<void> | undefined
  let keptCount = 0

  async function keep(request: OrderRequest, terms: Terms): Promise<Admission> {
    const kept = await admitOrder(needs, request, terms)
    if (!kept.ok) return kept
    watch.note(kept.order)
    keptCount += 1
    return kept
  }

  /** Seeded orders that have ended are refused; those waiting for a token or for funds are kept. */
  async function plant(): Promise<void> {
    for (const { order, signature } of (await needs.seeds?.()) ?? []) {
      const kept = await keep({ order: orderJson(order), signature }, SEEDED)
      if (!kept.ok && (kept.code === 'chainAway' || kept.code === 'away')) planting = undefined
    }
  }
  const planted = () => (planting ??= plant())
  const tables = () => own.tables<OrderTables>()

  return {
    keep: (request, client) => keep(request, { lives: ['open', 'waiting'], verdict: currencies.verdict, client }),
    keptCount: () => keptCount,
    async cheapest(addresses) {
      const db = contracts === null ? null : await tables()
      if (db === null) return null
      await planted()
      if ((await book.block()) === null) return null
      return shown(await cheapestOf(db, addresses), ({ token }) => token)
    },
    async upcoming(addresses) {
      const db = contracts === null ? null : await tables()
      if (db === null || contracts === null) return []
      await planted()
      const isLevel = (await book.block()) !== null
      const kept = shownOrders(await ordersByHash(db, await upcomingListings(db, addresses)))
      if (isLevel) return kept
      const { rows } = await judgedRows(db, upstream, contracts, orderRows(kept))
      return rows.filter(({ standing }) => orderLife(standing) === 'waiting')
    },
    async named(hashes) {
      const db = await tables()
      return db === null ? [] : shownOrders(await ordersByHash(db, hashes))
    },
    async page(query) {
      if (contracts === null) return refuse('noMarket')
      const db = await tables()
      if (db === null) return refuse('away')
      await planted()
      const { level, rows: kept } = await book.read(() => ordersPage(db, query))
      const last = kept.at(-1)
      const next = last === undefined || kept.length < query.limit ? null : cursorOf(last, query.sort)
      const orders = orderRows(shownOrders(kept))
      if (orders.length === 0) return { ok: true, rows: [], next }
      const rows = await shownPage(db, contracts, orders, level).catch(() => null)
      if (rows === null) return refuse('chainAway')
      return { ok: true, rows: rows.filter(({ standing }) => query.lives.includes(orderLife(standing))), next }
    },
  }
}

/**
 * Rows as they stand now, each with the number of offers competing for the same funds; rejects if the chain is
 * unavailable.
 */
function pageRows({ upstream, watch }: Needs) {
  const offered = offeredMemory()
  return async (
    db: Kysely<OrderTables>,
    contracts: MarketContracts,
    orders: readonly OrderRow[],
    level: number | null,
  ) => {
    const { rows, fundsOf } =
      level === null
        ? await judgedRows(db, upstream, contracts, orders)
        : { rows: orders.map(({ row }) => ({ ...row, judgedBlock: level })), fundsOf: watch.funds.read }
    const offers = orders.flatMap(({ order }, at) =>
      order.kind === 'listing' || rows[at]?.standing !== 'good' ? [] : [order],
    )
    const counts = await competingCounts(db, offers, fundsOf, offered)
    return rows.map((row, at) => ({ ...row, competing: counts.get(orders[at]?.order) ?? 1 }))
  }
}
