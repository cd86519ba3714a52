import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PieceOffer } from '@musi/domain/market/marketOrder'
import { afterAll, expect, it, vi } from 'vitest'
import { ownDatabase } from '../database/ownDatabase.ts'
import { offeredMemory } from './offeredMemory.ts'
import { keepOrder, writeJudgements } from './orderBook.ts'
import { ORDER_TABLES, type OrderTables } from './orderTables.ts'

const [COLLECTION, ANN, BOB, TOKEN] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const
const home = mkdtempSync(join(tmpdir(), 'musi-offered-'))
const word = `0x${'33'.repeat(32)}` as const
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const own = ownDatabase({ folder: home, logins: null, genesis: () => word, parts: [ORDER_TABLES], log, now: () => 0 })
afterAll(async () => {
  await own.stop()
  rmSync(home, { recursive: true })
})

it('what somebody has offered together is never older than the book, however it was written (spec: market.competing)', async () => {
  const db = (await own.tables<OrderTables>()) ?? expect.fail()
  const hashOf = (at: number) => `0x${at.toString(16).padStart(64, '0')}`
  const offer = (at: number, bidder: PieceOffer['bidder'], amount: bigint) => {
    const order: PieceOffer = {
      ...{ kind: 'offer', bidder, collection: COLLECTION, tokenId: 1n, price: { token: TOKEN, amount }, royalty: null },
      ...{ startSeconds: 0n, endSeconds: 900n, salt: 1n, counter: 0n },
    }
    const kept = { hash: hashOf(at), signature: '0x', standing: 'good', block: 1, nowSeconds: 9, client: null } as const
    return keepOrder(db, { ...kept, order })
  }
  const memory = offeredMemory()
  const sums = async (...bidders: PieceOffer['bidder'][]) => {
    const owners = bidders.map((bidder) => ({ bidder, token: TOKEN }))
    const all = (await memory(db, owners)).map(({ bidder, count, sum }) => [bidder, count, sum])
    // A memory that has seen nothing before has the same.
    expect((await offeredMemory()(db, owners)).map(({ bidder, count, sum }) => [bidder, count, sum])).toEqual(all)
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
