import type { PieceOffer } from '@musi/domain/market/marketOrder'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cachedOfferSums } from './cachedOfferSums.ts'
import { writeJudgements } from './orderBook.ts'
import { hashOf, testOrderBook } from './testing/testOrderBook.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const ANN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const TOKEN = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' as const
let orderBook: Awaited<ReturnType<typeof testOrderBook>>
beforeAll(async () => void (orderBook = await testOrderBook()))
afterAll(() => orderBook.stop())

it('the cached sum of a bidder’s offers is never older than the order book, whoever wrote it (spec: market.competing)', async () => {
  const { db, keep } = orderBook
  const offer = (at: number, bidder: PieceOffer['bidder'], amount: bigint) => {
    const order: PieceOffer = {
      kind: 'offer',
      bidder,
      collection: COLLECTION,
      tokenId: 1n,
      price: { token: TOKEN, amount },
      royalty: null,
      startSeconds: 0n,
      endSeconds: 900n,
      salt: 1n,
      counter: 0n,
    }
    return keep(at, order)
  }
  const readSums = cachedOfferSums()
  const sums = async (...bidders: PieceOffer['bidder'][]) => {
    const owners = bidders.map((bidder) => ({ bidder, token: TOKEN }))
    const all = (await readSums(db, owners)).map(({ bidder, count, sum }) => [bidder, count, sum])
    // An empty cache gives the same sums.
    expect((await cachedOfferSums()(db, owners)).map(({ bidder, count, sum }) => [bidder, count, sum])).toEqual(all)
    return all
  }
  expect(await sums(ANN, BOB)).toEqual([])
  await offer(1, ANN, 2n ** 255n)
  await offer(2, ANN, 3n)
  expect(await sums(ANN, BOB, ANN)).toEqual([[ANN, 2, 2n ** 255n + 3n]])
  await offer(3, BOB, 5n)
  expect(await sums(ANN, BOB)).toEqual([
    [ANN, 2, 2n ** 255n + 3n],
    [BOB, 1, 5n],
  ])
  await writeJudgements(db, [{ hash: hashOf(1), standing: 'notEnough', block: 2 }])
  expect(await sums(BOB, ANN)).toEqual([
    [BOB, 1, 5n],
    [ANN, 1, 3n],
  ])
  await writeJudgements(db, [{ hash: hashOf(2), standing: 'cancelled', block: 2 }])
  expect(await sums(ANN)).toEqual([])
})
