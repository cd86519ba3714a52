import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Listing } from '@musi/domain/market/marketOrder'
import { CompiledQuery, type Kysely } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { OWN_TABLES } from '#assembly/ownTables.ts'
import {
  type NewOrder,
  type OrderQuery,
  cheapestListings,
  cursorOf,
  storeOrder,
  orderRow,
  ordersByHash,
  ordersByStanding,
  ordersPage,
  deleteEndedOrders,
  writeJudgements,
} from './orderBook.ts'
import { ORDER_TABLES, type OrderTables } from './orderTables.ts'
import { upcomingListingHashes } from './upcomingListingHashes.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-orders-'))
afterAll(() => rmSync(home, { recursive: true }))

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const SELLER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const GENESIS_HASH = `0x${'33'.repeat(32)}` as const
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const openDatabase = (name: string, parts = OWN_TABLES) =>
  ownDatabase({ folder: join(home, name), logins: null, genesis: () => GENESIS_HASH, parts, log, now: () => 0 })
const hashOf = (at: number) => `0x${at.toString(16).padStart(64, '0')}`

type OrderOverrides = {
  at: number
  amount?: bigint
  seller?: Listing['seller']
  ends?: bigint
  client?: string | null
  keptAtSeconds?: number
}
function newOrder({
  at,
  amount = 5n,
  seller = SELLER,
  ends = 900n,
  client = 'one',
  keptAtSeconds = 100 + at,
}: OrderOverrides): NewOrder {
  const order: Listing = {
    kind: 'listing',
    seller,
    collection: COLLECTION,
    tokenId: BigInt(at),
    price: { token: 'native', amount },
    royalty: null,
    startSeconds: 0n,
    endSeconds: ends,
    salt: 1n,
    counter: 2n ** 120n,
  }
  const kept = { hash: hashOf(at), signature: '0x11', standing: 'good', block: 7, client } as const
  return { ...kept, order, nowSeconds: keptAtSeconds }
}
const keep = (db: Kysely<OrderTables>, newOrderOf: OrderOverrides, limits?: Parameters<typeof storeOrder>[2]) =>
  storeOrder(db, newOrder(newOrderOf), limits)
const NEWEST_OPEN: OrderQuery = { lives: ['open'], sort: 'newest', after: null, limit: 2 }

it('a database from before the market is migrated without losing data (spec: own.migrated)', async () => {
  const old = openDatabase(
    'forward',
    OWN_TABLES.filter((part) => part !== ORDER_TABLES),
  )
  type Both = OrderTables & { seals: { name: string; key: string } }
  await (await old.tables<Both>())?.insertInto('seals').values({ name: 'kept', key: 'yes' }).execute()
  await old.stop()
  const database = openDatabase('forward')
  const db = await database.tables<Both>()
  expect(await db?.selectFrom('seals').selectAll().execute()).toEqual([{ name: 'kept', key: 'yes' }])
  expect(await db?.selectFrom('orders').selectAll().execute()).toEqual([])
  await database.stop()
})

it('order tables of version 1 are migrated with their orders (spec: own.migrated)', async () => {
  const [first = []] = ORDER_TABLES.steps
  const old = openDatabase('first', [{ part: ORDER_TABLES.part, steps: [first] }])
  type First = { orders: Omit<OrderTables['orders'], 'client' | 'changed'> }
  const { client: _, ...row } = orderRow(newOrder({ at: 3 }))
  await (await old.tables<First>())?.insertInto('orders').values(row).execute()
  await old.stop()
  const database = openDatabase('first', [ORDER_TABLES])
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  expect((await ordersPage(db, NEWEST_OPEN)).map(({ hash }) => hash)).toEqual([hashOf(3)])
  await database.stop()
})

it('pages continue each other, newest first or cheapest first, with numbers of any length', async () => {
  const database = openDatabase('pages')
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  const amounts = [9n, 10n ** 30n, 10n, 9n, 2n]
  for (const [at, amount] of amounts.entries()) await keep(db, { at, amount })
  const read = async (query: OrderQuery): Promise<string[]> => {
    const rows = await ordersPage(db, query)
    const last = rows.at(-1)
    if (last === undefined) return []
    const [value = '', hash = ''] = cursorOf(last, query.sort).split('.')
    return [...rows.map(({ order }) => order.price.amount), ...(await read({ ...query, after: { value, hash } }))]
  }
  expect(await read(NEWEST_OPEN)).toEqual(['2', '9', '10', `${10n ** 30n}`, '9'])
  expect(await read({ ...NEWEST_OPEN, sort: 'price', kind: 'listing', token: 'native' })).toEqual([
    '2',
    '9',
    '9',
    '10',
    `${10n ** 30n}`,
  ])
  expect((await ordersPage(db, { ...NEWEST_OPEN, piece: '2', collection: COLLECTION, maker: SELLER }))[0]?.hash).toBe(
    hashOf(2),
  )
  expect(await ordersPage(db, { ...NEWEST_OPEN, maker: OTHER })).toEqual([])
  await database.stop()
})

it.each([[[1, 0, 2]], [[2, 1, 0]]])(
  'orders of the same time and price are sorted by hash, whatever their order of arrival: %j (spec: market.pages)',
  async (arrived) => {
    const database = openDatabase(`equal ${arrived.join('-')}`)
    const db = (await database.tables<OrderTables>()) ?? expect.fail()
    for (const at of arrived) await keep(db, { at, keptAtSeconds: 100 })
    const hashes = async (query: OrderQuery) => (await ordersPage(db, query)).map(({ hash }) => hash)
    const newest = { ...NEWEST_OPEN, limit: 9 }
    expect(await hashes(newest)).toEqual([2, 1, 0].map(hashOf))
    expect(await hashes({ ...newest, sort: 'price', kind: 'listing', token: 'native' })).toEqual([0, 1, 2].map(hashOf))
    const after = { value: '100', hash: hashOf(2) }
    expect(await hashes({ ...newest, after })).toEqual([1, 0].map(hashOf))
    await database.stop()
  },
)

it('the cheapest valid listing of each piece and currency is found among all listings, not just the newest (spec: market.browse)', async () => {
  const database = openDatabase('cheapest')
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  const piece = {
    seller: SELLER,
    collection: COLLECTION,
    royalty: null,
    startSeconds: 0n,
    endSeconds: 900n,
    counter: 0n,
  }
  const listings: readonly (readonly [tokenId: bigint, token: 'native' | typeof OTHER, amount: bigint])[] = [
    [1n, 'native', 3n],
    [1n, 'native', 10n ** 20n],
    [1n, OTHER, 7n],
    [1n, 'native', 1n],
    [2n, OTHER, 10n ** 20n],
    [2n, OTHER, 9n],
  ]
  for (const [at, [tokenId, token, amount]] of listings.entries()) {
    const order: Listing = { ...piece, kind: 'listing', tokenId, price: { token, amount }, salt: BigInt(at) }
    const kept = { order, hash: hashOf(at), signature: '0x', block: 7, nowSeconds: 9, client: null } as const
    await storeOrder(db, { ...kept, standing: amount === 1n ? 'ownerMoved' : 'good' })
  }
  const cheapest = await cheapestListings(db, [COLLECTION])
  const lines = cheapest.map(({ piece, token, price, hash }) => `${piece} ${token} ${price} ${hash}`)
  expect(lines.toSorted()).toEqual([
    `1 ${OTHER} 7 ${hashOf(2)}`,
    `1 native 3 ${hashOf(0)}`,
    `2 ${OTHER} 9 ${hashOf(5)}`,
  ])
  expect(await cheapestListings(db, [OTHER])).toEqual([])
  expect((await ordersByHash(db, [hashOf(5), hashOf(99)])).map(({ hash }) => hash)).toEqual([hashOf(5)])
  await database.stop()
})

it('the earliest upcoming listing of each piece is found at any price (spec: market.upcoming)', async () => {
  const database = openDatabase('upcoming')
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  const upcoming: readonly (readonly [piece: bigint, opens: bigint, amount: bigint])[] = [
    [1n, 1_800_000_900n, 1n],
    [1n, 1_800_000_500n, 9n],
    [1n, 1_800_000_500n, 10n],
    [2n, 1_800_000_700n, 5n],
    [3n, 1_800_000_100n, 5n],
  ]
  for (const [at, [tokenId, startSeconds, amount]] of upcoming.entries()) {
    const newOrderOf = newOrder({ at, amount })
    const order = { ...newOrderOf.order, tokenId, startSeconds, endSeconds: startSeconds + 9n } as Listing
    await storeOrder(db, { ...newOrderOf, order, standing: tokenId === 3n ? 'cancelled' : 'notBegun' })
  }
  await keep(db, { at: 9 })
  expect((await upcomingListingHashes(db, [COLLECTION])).toSorted()).toEqual([hashOf(1), hashOf(3)])
  expect(await upcomingListingHashes(db, [OTHER])).toEqual([])
  await database.stop()
})

it('an index answers every query in order, so a page costs the same in a table of any size', async () => {
  const database = openDatabase('plans')
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  const collection = COLLECTION
  const piece = '2'
  const maker = SELLER
  const kind = 'offer'
  const token = OTHER
  const queries: readonly Partial<OrderQuery>[] = [
    {},
    { kind },
    { token },
    { collection },
    { collection, kind },
    { collection, piece },
    { maker },
    { maker, kind },
    { kind, token, sort: 'price' } as const,
    { collection, kind, token, sort: 'price' } as const,
    { collection, piece, kind: 'listing', token: 'native', sort: 'price' },
  ]
  for (const filter of queries) {
    const compiled = ordersByStanding(db, { ...NEWEST_OPEN, ...filter }, 'good').compile()
    const plan = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${compiled.sql}`, [...compiled.parameters]),
    )
    const steps = plan.rows.map(({ detail }) => detail).join('; ')
    expect(steps, JSON.stringify(filter)).toMatch(/^SEARCH orders USING INDEX \w+ \([^;]*standing=\?[^;]*\)$/)
  }
  await database.stop()
})

it('open orders are limited per account, collection and client (spec: market.limits)', async () => {
  const database = openDatabase('full')
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  const limits = { limits: { account: 2, collection: 3, client: 9 } }
  for (const at of [0, 1]) expect(await keep(db, { at }, limits)).toHaveProperty('order.hash')
  expect(await keep(db, { at: 2 }, limits)).toEqual({ ok: false, code: 'full' })
  expect(await keep(db, { at: 1 }, limits)).toHaveProperty('order.hash')
  expect(await keep(db, { at: 3, seller: OTHER }, limits)).toHaveProperty('order.hash')
  expect(await keep(db, { at: 4, seller: OTHER }, limits)).toEqual({ ok: false, code: 'full' })
  await writeJudgements(db, [{ hash: hashOf(0), standing: 'cancelled', block: 8 }])
  expect(await keep(db, { at: 2 }, limits)).toHaveProperty('order.hash')
  const perClient = { limits: { account: 9, collection: 9, client: 3 } }
  expect(await keep(db, { at: 5 }, perClient)).toEqual({ ok: false, code: 'full' })
  expect(await keep(db, { at: 5, client: 'other' }, perClient)).toHaveProperty('order.hash')
  expect(await keep(db, { at: 6, client: null }, perClient)).toHaveProperty('order.hash')
  await database.stop()
})

it('an older judgement never overwrites a newer one, and orders are deleted a day after they end', async () => {
  const database = openDatabase('judged')
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  await keep(db, { at: 0 })
  await writeJudgements(db, [{ hash: hashOf(0), standing: 'ownerMoved', block: 9 }])
  await writeJudgements(db, [{ hash: hashOf(0), standing: 'good', block: 8 }])
  expect(await ordersPage(db, NEWEST_OPEN)).toEqual([])
  expect(await ordersPage(db, { ...NEWEST_OPEN, lives: ['dormant'] })).toMatchObject([
    { standing: 'ownerMoved', judgedBlock: 9 },
  ])
  await deleteEndedOrders(db, 900 + 86_400)
  expect(await ordersPage(db, { ...NEWEST_OPEN, lives: ['dormant'] })).toHaveLength(1)
  await deleteEndedOrders(db, 901 + 86_400)
  expect(await ordersPage(db, { ...NEWEST_OPEN, lives: ['dormant'] })).toEqual([])
  await database.stop()
})
