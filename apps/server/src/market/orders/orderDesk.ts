import {
  type KeptOrder,
  type OrderRefusalCode,
  type OrderRequest,
  type Orders,
  orderJson,
  orderOfJson,
} from '@musi/api/market/orders'
import type { NamedOrder } from '@musi/chain/market/orderFacts'
import type { SignedOrder } from '@musi/chain/market/orderParameters'
import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import { orderProblem } from '@musi/domain/market/orderProblem'
import { type OrderLife, orderLife } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import type { OwnDatabase } from '#platform/database/ownDatabase.ts'
import type { Block } from '#platform/heads/headHub.ts'
import { readBlock } from '#platform/heads/readBlock.ts'
import { clientKey } from '#platform/clientKey.ts'
import type { Clock } from '#platform/clock.ts'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { askingFor } from '#platform/rpc/askingFor.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'
import { type BidderFunds, type Funds, fundsKey } from './bidderFunds.ts'
import { cheapestMemory } from './cheapestMemory.ts'
import { competingCounts } from './competingCounts.ts'
import { offeredMemory } from './offeredMemory.ts'
import {
  type CheapListing,
  type OrderQuery,
  cursorOf,
  keepOrder,
  ordersByHash,
  ordersPage,
  sweepOrders,
  writeJudgements,
} from './orderBook.ts'
import type { MarketCollections } from './marketCollections.ts'
import type { MarketCurrencies } from './marketCurrencies.ts'
import { withoutLookAlikes } from './withoutLookAlikes.ts'
import { type Judged, type MarketContracts, judgeOrders } from './orderJudge.ts'
import type { OrderTables } from './orderTables.ts'
import type { OrderWatch } from './orderWatch.ts'
import { orderOfBody } from './orderBody.ts'
import { upcomingListings } from './upcomingListings.ts'

type Needs = {
  own: Pick<OwnDatabase, 'tables'>
  upstream: Pick<Upstream, 'ask'>
  clock: Pick<Clock, 'now' | 'sleep'>
  watch: Pick<OrderWatch, 'isLevelWith' | 'level' | 'changeCount' | 'note' | 'funds'>
  /** Null: this chain has no market. */
  contracts: MarketContracts | null
  /** Whose pieces are traded here. */
  collections: Pick<MarketCollections, 'has'>
  /** What a price may be in, beside native currency. */
  currencies: MarketCurrencies
  /** Those that a chain of our own begins with; asked for when somebody first looks. */
  seeds?: () => Promise<readonly SignedOrder[]>
}

/** `away`: what this server keeps cannot be had. */
export type OrderTrouble = { ok: false; code: OrderRefusalCode | 'away' }

/** The market's orders: none is kept, and none is shown, unless the chain has judged it as it is now (spec: market.book). */
export type OrderDesk = {
  page: (query: OrderQuery) => Promise<({ ok: true } & Orders) | OrderTrouble>
  /**
   * The cheapest open listing of each piece of these collections in each currency: the very same list as long as it is. Null: the book is
   * not level with the chain.
   */
  cheapest: (collections: readonly Address[]) => Promise<readonly CheapListing[] | null>
  /** The listing of each piece of these collections that opens first, of those that wait for their time. */
  upcoming: (collections: readonly Address[]) => Promise<readonly KeptOrder[]>
  /** Orders that somebody has met in the book, as it stands now. */
  named: (hashes: readonly string[]) => Promise<readonly KeptOrder[]>
  keep: (request: OrderRequest, client: string) => Promise<{ ok: true; order: KeptOrder } | OrderTrouble>
  /** Another number as soon as there may be another order. */
  keptCount: () => number
}

type Terms = {
  lives: readonly OrderLife[]
  verdict: MarketCurrencies['verdict']
  client: string | null
}
/** The tokens of its own artists are known to a past before anybody has read the history. */
const SEEDED: Terms = {
  lives: ['open', 'waiting', 'dormant'],
  verdict: () => Promise.resolve('known'),
  client: null,
}

type BookRow = { row: KeptOrder; order: MarketOrder }

const bookRows = (kept: readonly KeptOrder[]): readonly BookRow[] =>
  kept.flatMap((row) => {
    const order = orderOfBody(row.order)
    return order === null ? [] : [{ row, order }]
  })

/** A node that follows a chain is seldom more than a block or two behind another. */
const LONGEST_WAIT_MS = 4000
const LOOK_AGAIN_MS = 250

const refuse = (code: OrderTrouble['code']): OrderTrouble => ({ ok: false, code })

const coverOf = (funds: Funds | null | undefined): bigint | null => {
  if (!funds) return null
  return funds.balance < funds.allowance ? funds.balance : funds.allowance
}

export function orderDesk(needs: Needs): OrderDesk {
  const { own, upstream, clock, watch, contracts, collections, currencies } = needs
  const request = upstreamRequest(upstream)
  const nowSeconds = () => Math.floor(clock.now() / 1000)

  const cheapestOf = cheapestMemory()
  const shown = withoutLookAlikes(currencies.looksLikeAnother)
  const shownListings = (listings: readonly CheapListing[]) => shown(listings, ({ token }) => token)
  const shownOrders = (kept: readonly KeptOrder[]) => shown(kept, ({ order }) => order.price.token)
  const offered = offeredMemory()
  let planting: Promise<void> | undefined
  let keptCount = 0
  /** Whatever is over by now is refused like anybody's; what waits for its piece or its money is part of a past. */
  async function plant(): Promise<void> {
    for (const { order, signature } of (await needs.seeds?.()) ?? []) {
      const kept = await keep({ order: orderJson(order), signature }, SEEDED)
      if (!kept.ok && (kept.code === 'chainAway' || kept.code === 'away')) planting = undefined
    }
  }

  async function keep(
    { order: json, signature: text, seenBlock = 0 }: OrderRequest,
    { lives, verdict, client }: Terms,
  ): ReturnType<OrderDesk['keep']> {
    if (contracts === null) return refuse('noMarket')
    const order = orderOfJson(json)
    if (order === null) return refuse('otherCollection')
    const db = await own.tables<OrderTables>()
    if (db === null) return refuse('away')
    const signature = text as `0x${string}`
    // Its seller would get less than nothing, which no encoding of the market can say.
    if (order.kind !== 'collectionOffer' && order.royalty !== null && order.royalty.amount >= order.price.amount)
      return refuse('royaltyTakesAll')
    try {
      if (!(await collections.has(order.collection))) return refuse('otherCollection')
      const { namedRoyalty, isSignedForMarket } = await import('@musi/chain/market/orderChecks')
      const { orderHash } = await import('@musi/chain/market/orderTypedData')
      const { token } = order.price
      const currency = token === 'native' ? 'known' : await verdict(token)
      if (currency === null) return refuse('chainAway')
      if (currency === 'lookAlike') return refuse('lookAlikeCurrency')
      const hash = orderHash(order)
      const theirChain = askingFor(upstream, client)
      const moment = await judgedSince(theirChain, contracts, { hash, order }, seenBlock)
      if (moment === null) return refuse('notYet')
      const royalty = await namedRoyalty(upstreamRequest(theirChain), order)
      const rules = { nowSeconds: moment.nowSeconds, royalty, mayPayWith: () => currency !== 'other' }
      const problem = orderProblem(order, rules)
      if (problem !== null) return refuse(problem)
      const [standing] = moment.standings
      const life = standing === undefined ? 'over' : orderLife(standing)
      if (standing === undefined || !lives.includes(life)) return refuse('notGood')
      if (!(await isSignedForMarket(upstreamRequest(theirChain), contracts.seaport, { order, signature })))
        return refuse('badSignature')
      await sweepOrders(db, nowSeconds())
      const { block } = moment
      const cover = order.kind === 'listing' ? null : coverOf(moment.facts[0]?.funds)
      const given = {
        order,
        hash,
        signature,
        standing,
        block,
        client: client === null ? null : clientKey(client),
        cover,
        nowSeconds: nowSeconds(),
      }
      const kept = await keepOrder(db, given, { isKnown: currencies.isKnown })
      if (!kept.ok) return refuse(kept.code)
      watch.note(kept.order)
      keptCount += 1
      return kept
    } catch {
      return refuse('chainAway')
    }
  }

  /**
   * Nodes do not get a block at the same moment: what somebody has just allowed, by the node that told him, may be unknown to the one that
   * is asked here. Null: so it still is after a while.
   */
  async function judgedSince(
    chain: Pick<Upstream, 'ask'>,
    contracts: MarketContracts,
    order: NamedOrder,
    block: number,
  ): Promise<Judged | null> {
    for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
      const moment = await judgeOrders(chain, contracts, [order])
      if (moment.block >= block) return moment
      if (waitedMs >= LONGEST_WAIT_MS) return null
      await clock.sleep(LOOK_AGAIN_MS)
    }
  }

  async function newestBlock(): Promise<Block | null> {
    return readBlock(await request('eth_getBlockByNumber', ['latest', false]).catch(() => null))
  }

  /** The newest block, if every order in the book stands as of it. */
  async function levelBlock(): Promise<number | null> {
    const head = await newestBlock()
    return head !== null && (await watch.isLevelWith(head)) ? head.number : null
  }

  /**
   * What is read of the book, which is at least as new as that block: read while the chain says which block is the newest, and while the
   * watch looks at what that may have changed. Where that is something, it is read once more.
   */
  async function levelRead<Rows>(read: () => Promise<Rows>): Promise<{ level: number | null; rows: Rows }> {
    const [before, changes] = [watch.level(), watch.changeCount()]
    const [level, early] = await Promise.all([levelSince(before), changes === null ? null : read()])
    const isStillSo = early !== null && level !== null && watch.changeCount() === changes
    return { level, rows: isStillSo ? early : await read() }
  }

  async function levelSince(before: string | null): Promise<number | null> {
    const head = await newestBlock()
    return head !== null && (head.hash === before || (await watch.isLevelWith(head))) ? head.number : null
  }

  /** Where the book is not level with the chain: each of these is asked about. */
  async function judged(db: Kysely<OrderTables>, contracts: MarketContracts, orders: readonly BookRow[]) {
    const named = orders.map(({ row, order }) => ({ hash: row.hash as `0x${string}`, order }))
    const { block, standings, facts } = await judgeOrders(upstream, contracts, named)
    const rows = orders.map(({ row }, at) => ({ ...row, standing: standings[at] ?? row.standing, judgedBlock: block }))
    const changed = rows.filter(({ standing }, at) => standing !== orders[at]?.row.standing)
    await writeJudgements(
      db,
      changed.map(({ hash, standing }) => ({ hash, standing, block })),
    )
    const funds = new Map<string, Funds>()
    for (const [at, { order }] of orders.entries()) {
      const held = facts[at]?.funds
      if (order.kind !== 'listing' && held)
        funds.set(fundsKey({ bidder: order.bidder, token: order.price.token }), held)
    }
    const fundsOf: BidderFunds['read'] = () => Promise.resolve(funds)
    return { rows, fundsOf }
  }

  return {
    keep: (request, client) => keep(request, { lives: ['open', 'waiting'], verdict: currencies.verdict, client }),
    keptCount: () => keptCount,
    async cheapest(addresses) {
      const db = contracts === null ? null : await own.tables<OrderTables>()
      if (db === null) return null
      await (planting ??= plant())
      return (await levelBlock()) === null ? null : shownListings(await cheapestOf(db, addresses))
    },
    async upcoming(addresses) {
      const db = contracts === null ? null : await own.tables<OrderTables>()
      if (db === null || contracts === null) return []
      await (planting ??= plant())
      const isLevel = (await levelBlock()) !== null
      const kept = shownOrders(await ordersByHash(db, await upcomingListings(db, addresses)))
      if (isLevel) return kept
      const { rows } = await judged(db, contracts, bookRows(kept))
      return rows.filter(({ standing }) => orderLife(standing) === 'waiting')
    },
    async named(hashes) {
      const db = await own.tables<OrderTables>()
      return db === null ? [] : shownOrders(await ordersByHash(db, hashes))
    },
    async page(query) {
      if (contracts === null) return refuse('noMarket')
      const db = await own.tables<OrderTables>()
      if (db === null) return refuse('away')
      await (planting ??= plant())
      const { level, rows: kept } = await levelRead(() => ordersPage(db, query))
      const last = kept.at(-1)
      const next = last === undefined || kept.length < query.limit ? null : cursorOf(last, query.sort)
      const orders = bookRows(shownOrders(kept))
      if (orders.length === 0) return { ok: true, rows: [], next }
      try {
        const { rows, fundsOf } =
          level === null
            ? await judged(db, contracts, orders)
            : { rows: orders.map(({ row }) => ({ ...row, judgedBlock: level })), fundsOf: watch.funds.read }
        const offers = orders.flatMap(({ order }, at) =>
          order.kind === 'listing' || rows[at]?.standing !== 'good' ? [] : [order],
        )
        const counts = await competingCounts(db, offers, fundsOf, offered)
        const competing = rows.map((row, at) => ({ ...row, competing: counts.get(orders[at]?.order) ?? 1 }))
        return { ok: true, rows: competing.filter(({ standing }) => query.lives.includes(orderLife(standing))), next }
      } catch {
        return refuse('chainAway')
      }
    },
  }
}
