import { orderJson } from '@musi/api/market/orders'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Listing } from '@musi/domain/market/marketOrder'
import { afterAll, expect, it, vi } from 'vitest'
import { DatabaseFull, DatabaseUnreachable } from '#platform/database/databaseReach.ts'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import type { Call } from '#platform/rpc/call.ts'
import { storeOrder, writeJudgements } from './orderBook.ts'
import { orderService } from './orderService.ts'
import { ORDER_TABLES, type OrderTables } from './orderTables.ts'

const home = mkdtempSync(join(tmpdir(), 'musi-orders-'))
afterAll(() => rmSync(home, { recursive: true }))
const GENESIS_HASH = `0x${'33'.repeat(32)}` as const
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const order: Listing = {
  kind: 'listing',
  seller: ADDRESS,
  collection: ADDRESS,
  tokenId: 1n,
  price: { token: 'native', amount: 5n },
  royalty: null,
  startSeconds: 0n,
  endSeconds: 900n,
  salt: 1n,
  counter: 0n,
}
const block = { number: '0x9', hash: GENESIS_HASH, timestamp: '0x5' }

/** An order service with one stored order, which records its calls to the chain. */
async function openService(watch: Partial<Watch>, has = () => Promise.resolve(true)) {
  const folder = mkdtempSync(join(home, 'orders-'))
  const database = ownDatabase({
    folder,
    logins: null,
    genesis: () => GENESIS_HASH,
    parts: [ORDER_TABLES],
    log,
    now: () => 0,
  })
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  await storeOrder(db, {
    order,
    hash: GENESIS_HASH,
    signature: '0x',
    standing: 'good',
    block: 7,
    nowSeconds: 9,
    client: null,
  })
  const calledMethods: string[] = []
  const service = orderService({
    database,
    upstream: {
      ask: (calls: readonly Call[]) => {
        calledMethods.push(...calls.map(({ method }) => method))
        return Promise.resolve(calls.map(() => ({ ok: true, result: block }) as const))
      },
    },
    clock: { now: () => 0, sleep: () => Promise.resolve() },
    newestBlockForMs: 0,
    watch: {
      isLevelWith: () => Promise.resolve(true),
      level: () => null,
      changeCount: () => null,
      note: () => {},
      funds: { read: () => expect.fail() },
      ...watch,
    },
    contracts: { seaport: ADDRESS, multicall: ADDRESS },
    collections: { has },
    currencies: { isKnown: () => true, verdict: () => Promise.resolve('known'), looksLikeAnother: () => false },
  })
  return { service, db, calledMethods, close: () => database.stop() }
}
type Watch = Parameters<typeof orderService>[0]['watch']
const query = { lives: ['open'], sort: 'newest', after: null, limit: 5 } as const

it('while no order has changed, the chain is only asked for its newest block (spec: market.book)', async () => {
  let isLevel = true
  let level = null as string | null
  const watch = { isLevelWith: () => Promise.resolve(isLevel), level: () => level }
  const { service, calledMethods, close } = await openService(watch)
  expect(await service.page(query)).toMatchObject({
    ok: true,
    rows: [{ standing: 'good', judgedBlock: 9, competing: 1 }],
  })
  expect(calledMethods.splice(0)).toEqual(['eth_getBlockByNumber'])
  // The previous level also counts, and then nothing waits for a scan.
  isLevel = false
  level = GENESIS_HASH
  expect(await service.page(query)).toMatchObject({ ok: true, rows: [{ standing: 'good', judgedBlock: 9 }] })
  expect(calledMethods.splice(0)).toEqual(['eth_getBlockByNumber'])
  level = `0x${'44'.repeat(32)}`
  // The fake chain cannot answer the call that judges the order.
  expect(await service.page(query)).toEqual({ ok: false, code: 'chainAway' })
  expect(calledMethods).toEqual(['eth_getBlockByNumber', 'eth_call'])
  await close()
})

it('a page read during a scan is served if the scan found nothing, and read again if it did', async () => {
  let count = 0
  let changesFound = 1
  const opened = await openService({
    changeCount: () => count,
    async isLevelWith() {
      await writeJudgements(opened.db, [{ hash: GENESIS_HASH, standing: 'cancelled', block: 9 }])
      count += changesFound
      return true
    },
  })
  expect(await opened.service.page(query)).toMatchObject({ ok: true, rows: [] })
  await writeJudgements(opened.db, [{ hash: GENESIS_HASH, standing: 'good', block: 9 }])
  changesFound = 0
  expect(await opened.service.page(query)).toMatchObject({ ok: true, rows: [{ standing: 'good' }] })
  await opened.close()
})

it('faults of the database are not reported as faults of the chain (spec: server.disk-full)', async () => {
  for (const fault of [new DatabaseFull('full'), new DatabaseUnreachable('away')]) {
    const { service, close } = await openService({}, () => Promise.reject(fault))
    await expect(service.keep({ order: orderJson(order), signature: '0x' }, 'a client')).rejects.toBe(fault)
    await close()
  }
  const { service, close } = await openService({}, () => Promise.reject(new Error('a timeout')))
  expect(await service.keep({ order: orderJson(order), signature: '0x' }, 'a client')).toEqual({
    ok: false,
    code: 'chainAway',
  })
  await close()
})
