import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PieceOffer } from '@musi/domain/market/marketOrder'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '#platform/database/ownDatabase.ts'
import { type FundsOwner, fundsKey } from './bidderFunds.ts'
import { competingCounts } from './competingCounts.ts'
import { type NewOrder, storeOrder } from './orderBook.ts'
import { ORDER_TABLES, type OrderTables } from './orderTables.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const A = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7'
const home = mkdtempSync(join(tmpdir(), 'musi-competing-'))
const GENESIS_HASH = `0x${'33'.repeat(32)}` as const
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const database = ownDatabase({
  folder: home,
  logins: null,
  genesis: () => GENESIS_HASH,
  parts: [ORDER_TABLES],
  log,
  now: () => 0,
})

const offer = (bidder: PieceOffer['bidder'], token: PieceOffer['price']['token'], amount: bigint): PieceOffer => ({
  kind: 'offer',
  bidder,
  collection: COLLECTION,
  tokenId: 1n,
  price: { token, amount },
  royalty: null,
  startSeconds: 0n,
  endSeconds: 900n,
  salt: 1n,
  counter: 0n,
})
const LARGE_AMOUNT = 2n ** 255n
const BOOK: readonly (readonly [PieceOffer, NewOrder['standing']])[] = [
  [offer(A, TOKEN, LARGE_AMOUNT), 'good'],
  [offer(A, TOKEN, 3n), 'good'],
  [offer(A, TOKEN, 9n), 'notEnough'],
  [offer(A, OTHER, 5n), 'good'],
  [offer(B, TOKEN, 5n), 'good'],
]
beforeAll(async () => {
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  for (const [at, [order, standing]] of BOOK.entries()) {
    const hash = `0x${at.toString(16).padStart(64, '0')}`
    await storeOrder(db, { order, hash, signature: '0x', standing, block: 1, nowSeconds: 9, client: null })
  }
})
afterAll(async () => {
  await database.stop()
  rmSync(home, { recursive: true })
})

it('an offer is counted with all offers of its maker in the currency, and funds are not read for a maker with only one (spec: market.competing)', async () => {
  const db = (await database.tables<OrderTables>()) ?? expect.fail()
  const ownersRead: FundsOwner[] = []
  const counts = async (balance: bigint) => {
    const shownOffers = [BOOK[1], BOOK[3], BOOK[4]].flatMap((entry) => (entry === undefined ? [] : [entry[0]]))
    const counted = await competingCounts(db, shownOffers, (owners) => {
      ownersRead.push(...owners)
      return Promise.resolve(new Map(owners.map((owner) => [fundsKey(owner), { balance, allowance: balance }])))
    })
    return shownOffers.map((each) => counted.get(each))
  }
  expect(await counts(LARGE_AMOUNT + 2n)).toEqual([2, 1, 1])
  expect(await counts(LARGE_AMOUNT + 3n)).toEqual([1, 1, 1])
  expect(ownersRead.map(fundsKey)).toEqual([
    fundsKey({ bidder: A, token: TOKEN }),
    fundsKey({ bidder: A, token: TOKEN }),
  ])
})
