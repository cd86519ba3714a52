import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import type { OrderStanding } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type OwnDatabase, ownDatabase } from '#platform/database/ownDatabase.ts'
import { storeOrder } from '../orderBook.ts'
import { ORDER_TABLES, type OrderTables } from '../orderTables.ts'
import { aliveOrders, contractsOfOrders, dueOrders, touchedOrders } from './touchedOrders.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' as const
const home = mkdtempSync(join(tmpdir(), 'musi-touched-'))
const GENESIS_HASH = `0x${'33'.repeat(32)}` as const
const hashOf = (name: string) => `0x${name.padStart(64, '0')}` as const

const terms = { collection: COLLECTION, startSeconds: 50n, endSeconds: 900n, salt: 1n, counter: 0n }
const price = { token: TOKEN, amount: 5n }
const BOOK: Readonly<Record<string, readonly [MarketOrder, OrderStanding]>> = {
  '1': [{ ...terms, kind: 'listing', seller: A, tokenId: 7n, price, royalty: null }, 'good'],
  '2': [{ ...terms, kind: 'listing', seller: A, tokenId: 8n, price, royalty: null }, 'ownerMoved'],
  '3': [{ ...terms, kind: 'listing', seller: B, tokenId: 9n, price, royalty: null }, 'notBegun'],
  '4': [{ ...terms, kind: 'offer', bidder: A, tokenId: 7n, price, royalty: null }, 'good'],
  '5': [{ ...terms, kind: 'collectionOffer', bidder: B, price }, 'cancelled'],
}

let database: OwnDatabase
let db: Kysely<OrderTables>
beforeAll(async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const options = { folder: home, logins: null, genesis: () => GENESIS_HASH, parts: [ORDER_TABLES], log, now: () => 0 }
  database = ownDatabase(options)
  db = (await database.tables<OrderTables>()) ?? expect.fail()
  for (const [name, [order, standing]] of Object.entries(BOOK))
    await storeOrder(db, {
      order,
      hash: hashOf(name),
      signature: '0x',
      standing,
      block: 1,
      nowSeconds: 9,
      client: null,
    })
})
afterAll(async () => {
  await database.stop()
  rmSync(home, { recursive: true })
})

const names = (found: readonly { hash: string }[]) => found.map(({ hash }) => hash.slice(-1)).toSorted()

it('an event returns exactly the orders it may have changed, each once (spec: market.watched)', async () => {
  const keysOfTouched = async (...touches: Parameters<typeof touchedOrders>[1]) =>
    names(await touchedOrders(db, touches))
  expect(await keysOfTouched()).toEqual([])
  expect(await keysOfTouched({ by: 'order', hash: hashOf('5') })).toEqual(['5'])
  expect(await keysOfTouched({ by: 'maker', maker: A })).toEqual(['1', '2', '4'])
  // Offers do not depend on the owner of the piece.
  expect(await keysOfTouched({ by: 'piece', collection: COLLECTION, piece: 7n })).toEqual(['1'])
  expect(await keysOfTouched({ by: 'piece', collection: TOKEN, piece: 7n })).toEqual([])
  expect(await keysOfTouched({ by: 'listings', collection: COLLECTION, maker: A })).toEqual(['1', '2'])
  expect(await keysOfTouched({ by: 'funds', token: TOKEN, maker: A }, { by: 'funds', token: TOKEN, maker: B })).toEqual(
    ['4', '5'],
  )
  expect(await keysOfTouched({ by: 'order', hash: hashOf('1') }, { by: 'maker', maker: A })).toEqual(['1', '2', '4'])
  const many = Array.from(
    { length: 1200 },
    (_, at) => ({ by: 'piece', collection: COLLECTION, piece: BigInt(at) }) as const,
  )
  expect(await keysOfTouched(...many)).toEqual(['1', '2', '3'])
})

it('orders that start or end by the clock are due, and orders that may still be filled are alive', async () => {
  expect(names(await dueOrders(db, 49))).toEqual([])
  expect(names(await dueOrders(db, 50))).toEqual(['3'])
  expect(names(await dueOrders(db, 900))).toEqual(['1', '2', '3', '4'])
  const batches: string[][] = []
  for await (const some of aliveOrders(db, 2)) batches.push(names(some))
  expect(batches).toEqual([['1', '2'], ['3', '4'], []])
  expect((await contractsOfOrders(db)).toSorted()).toEqual([COLLECTION, TOKEN].toSorted())
})
