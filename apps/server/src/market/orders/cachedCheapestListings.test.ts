import type { Listing } from '@musi/domain/market/marketOrder'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderChangesSince } from './orderChanges.ts'
import { cachedCheapestListings } from './cachedCheapestListings.ts'
import { type Judgement, deleteEndedOrders, writeJudgements } from './orderBook.ts'
import { hashOf, testOrderBook } from './testing/testOrderBook.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7'
const SELLER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let orderBook: Awaited<ReturnType<typeof testOrderBook>>
let db: (typeof orderBook)['db']
beforeAll(async () => {
  orderBook = await testOrderBook()
  ;({ db } = orderBook)
})
afterAll(() => orderBook.stop())
beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await db.updateTable('order_revision').set({ newest: 0, forgotten: 0 }).execute()
})

function list(at: number, tokenId: bigint, amount: bigint, collection: Listing['collection'] = COLLECTION) {
  const order: Listing = {
    kind: 'listing',
    seller: SELLER,
    collection,
    tokenId,
    price: { token: 'native', amount },
    royalty: null,
    startSeconds: 0n,
    endSeconds: 900n,
    salt: BigInt(at),
    counter: 0n,
  }
  return orderBook.keep(at, order)
}
const judge = (at: number, standing: Judgement['standing']) =>
  writeJudgements(db, [{ hash: hashOf(at), standing, block: 8 }])

describe('the cheapest listings are cached, and never older than the order book (spec: market.browse)', () => {
  it('the cache follows orders stored, judged and deleted, and returns the same list in between', async () => {
    const readCheapest = cachedCheapestListings()
    const read = () => readCheapest(db, [COLLECTION, OTHER])
    const pricesByPiece = async () => (await read()).map(({ piece, price }) => `${piece}: ${price}`).toSorted()
    expect(await pricesByPiece()).toEqual([])
    await list(1, 1n, 5n)
    await list(2, 2n, 9n)
    expect(await pricesByPiece()).toEqual(['1: 5', '2: 9'])
    expect(await read()).toBe(await read())
    await list(3, 1n, 4n)
    await list(4, 7n, 1n, OTHER)
    expect(await pricesByPiece()).toEqual(['1: 4', '2: 9', '7: 1'])
    await judge(3, 'ownerMoved')
    await judge(2, 'approvalGone')
    expect(await pricesByPiece()).toEqual(['1: 5', '7: 1'])
    await judge(3, 'good')
    expect(await pricesByPiece()).toEqual(['1: 4', '7: 1'])
    // The orders were not judged again after they ended.
    await deleteEndedOrders(db, 901 + 86_400)
    expect(await pricesByPiece()).toEqual([])
  })

  it('the cache has all listings of newly requested collections, and none of other collections', async () => {
    const readCheapest = cachedCheapestListings()
    await list(1, 1n, 5n)
    await list(2, 1n, 6n, OTHER)
    const prices = async (...collections: string[]) => (await readCheapest(db, collections)).map(({ price }) => price)
    expect(await prices(COLLECTION)).toEqual([5n])
    expect(await prices(OTHER, COLLECTION)).toEqual([5n, 6n])
    expect(await prices(OTHER)).toEqual([6n])
    await list(3, 1n, 2n)
    expect(await prices(OTHER)).toEqual([6n])
    expect(await prices(COLLECTION)).toEqual([2n])
  })

  it('listings are read again after a failed read', async () => {
    const readCheapest = cachedCheapestListings()
    await list(1, 1n, 5n)
    await readCheapest(db, [COLLECTION])
    await list(2, 1n, 3n)
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'selectFrom' ? () => expect.fail('unreachable') : (Reflect.get(target, name) as unknown),
    })
    await expect(readCheapest(broken, [COLLECTION])).rejects.toThrow()
    expect((await readCheapest(db, [COLLECTION])).map(({ price }) => price)).toEqual([3n])
  })
})

it('changes since a revision are listed from every writer; without a revision, or after a deletion, all orders count as changed', async () => {
  const first = await orderChangesSince(db, null)
  expect(first).toEqual({ revision: 0, orders: null })
  await list(1, 1n, 5n)
  await list(2, 2n, 5n)
  const [firstOrder, secondOrder] = ['1', '2'].map((piece) => ({
    kind: 'listing',
    maker: SELLER,
    collection: COLLECTION,
    piece,
    token: 'native',
  }))
  expect(await orderChangesSince(db, 0)).toEqual({ revision: 2, orders: [firstOrder, secondOrder] })
  expect(await orderChangesSince(db, 1)).toEqual({ revision: 2, orders: [secondOrder] })
  expect(await orderChangesSince(db, 2)).toEqual({ revision: 2, orders: [] })
  await judge(1, 'cancelled')
  expect(await orderChangesSince(db, 2)).toEqual({ revision: 3, orders: [firstOrder] })
  await judge(2, 'ownerMoved')
  await deleteEndedOrders(db, 901 + 86_400)
  expect(await orderChangesSince(db, 4)).toEqual({ revision: 5, orders: [] })
  await deleteEndedOrders(db, 901 + 86_400)
  expect(await orderChangesSince(db, 5)).toEqual({ revision: 5, orders: [] })
  await list(3, 3n, 5n)
  await deleteEndedOrders(db, 901 + 86_400)
  expect(await orderChangesSince(db, 6)).toEqual({ revision: 7, orders: null })
})
