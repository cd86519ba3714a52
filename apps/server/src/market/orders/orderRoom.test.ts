import type { Address } from '@musi/domain/address'
import type { CollectionOffer, Listing } from '@musi/domain/market/marketOrder'
import type { Kysely } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { MAX_UNCOVERED_OFFERS } from './orderRoom.ts'
import { type NewOrder, storeOrder, ordersPage, writeJudgements } from './orderBook.ts'
import type { OrderTables } from './orderTables.ts'
import { hashOf, testOrderBook } from './testing/testOrderBook.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ONE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WRAPPED = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const FACTORY_TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

let book: Awaited<ReturnType<typeof testOrderBook>>
let lastNumber = 0
beforeEach(async () => {
  await book?.stop()
  book = await testOrderBook()
  lastNumber = 0
})
afterAll(() => book.stop())

const terms = { collection: COLLECTION, startSeconds: 0n, endSeconds: 900n, counter: 0n } as const
const offer = (bidder: Address, amount: bigint, token: Address = WRAPPED): CollectionOffer => ({
  ...terms,
  kind: 'collectionOffer',
  bidder,
  price: { token, amount },
  salt: BigInt((lastNumber += 1)),
})
const listing = (seller: Address, tokenId: bigint): Listing => ({
  ...terms,
  kind: 'listing',
  seller,
  tokenId,
  price: { token: 'native', amount: 5n },
  royalty: null,
  salt: BigInt((lastNumber += 1)),
})
const rules = (collection: number) => ({
  limits: { account: 200, collection, client: 200 },
  isKnown: (token: string) => token === WRAPPED,
})
async function keepOffer(order: NewOrder['order'], collection = 1000, cover: bigint | null = null) {
  const given = { order, hash: hashOf((lastNumber += 1)), signature: '0x', standing: 'good', block: 1 } as const
  const kept = await storeOrder(book.db, { ...given, nowSeconds: lastNumber, client: null, cover }, rules(collection))
  return kept.ok ? 'kept' : kept.code
}
const amounts = async (db: Kysely<OrderTables>, kind: 'listing' | 'collectionOffer' = 'collectionOffer') =>
  (await ordersPage(db, { kind, lives: ['open'], sort: 'newest', after: null, limit: 100 })).map(({ order }) =>
    Number(order.price.amount),
  )

it('W2: a bidder’s funds must cover the offers in one currency, apart from a few (spec: market.covered)', async () => {
  const results: string[] = []
  for (let at = 0; at < 2 * MAX_UNCOVERED_OFFERS; at += 1) results.push(await keepOffer(offer(ONE, 1n), 1000, 1n))
  expect(results.filter((each) => each === 'kept')).toHaveLength(MAX_UNCOVERED_OFFERS)
  expect(results.at(-1)).toBe('notCovered')
  // Offers in another currency or by another account, and covered ones, do not count.
  expect(await keepOffer(offer(ONE, 1n, FACTORY_TOKEN), 1000, 1n)).toBe('kept')
  expect(await keepOffer(offer(OTHER, 1n), 1000, 1n)).toBe('kept')
  expect(await keepOffer(offer(ONE, 1n), 1000, BigInt(MAX_UNCOVERED_OFFERS) + 1n)).toBe('kept')
})

it('W2: in a collection full of offers the lowest is evicted, and listings have their own limit (spec: market.limits)', async () => {
  for (const amount of [4n, 1n, 3n]) expect(await keepOffer(offer(ONE, amount), 3)).toBe('kept')
  expect(await keepOffer(offer(OTHER, 1n), 3)).toBe('full')
  expect(await keepOffer(offer(OTHER, 2n), 3)).toBe('kept')
  expect(await amounts(book.db)).toEqual([2, 3, 4])
  for (const tokenId of [1n, 2n, 3n]) expect(await keepOffer(listing(ONE, tokenId), 3)).toBe('kept')
  expect(await keepOffer(listing(ONE, 4n), 3)).toBe('full')
  expect(await amounts(book.db, 'listing')).toHaveLength(3)
})

it('offers in a token that anybody can make give way to offers in a known token, at any amount (spec: market.limits)', async () => {
  for (const amount of [10n ** 30n, 10n ** 40n])
    expect(await keepOffer(offer(ONE, amount, FACTORY_TOKEN), 3)).toBe('kept')
  expect(await keepOffer(offer(OTHER, 7n), 3)).toBe('kept')
  for (const amount of [8n, 9n]) expect(await keepOffer(offer(OTHER, amount), 3)).toBe('kept')
  expect(await amounts(book.db)).toEqual([9, 8, 7])
  expect(await keepOffer(offer(ONE, 10n ** 50n, FACTORY_TOKEN), 3)).toBe('full')
})

it('offers that cannot be filled give way first, and an account may list one piece at a limited number of prices', async () => {
  expect(await keepOffer(offer(ONE, 50n), 2)).toBe('kept')
  await writeJudgements(book.db, [{ hash: hashOf(lastNumber), standing: 'notEnough', block: 2 }])
  expect(await keepOffer(offer(ONE, 9n), 2)).toBe('kept')
  expect(await keepOffer(offer(OTHER, 1n), 2)).toBe('kept')
  expect(await amounts(book.db)).toEqual([1, 9])
  for (let at = 0; at < 20; at += 1) expect(await keepOffer(listing(ONE, 1n))).toBe('kept')
  expect(await keepOffer(listing(ONE, 1n))).toBe('full')
  expect(await keepOffer(listing(OTHER, 1n))).toBe('kept')
})
