import { ORDER_STANDINGS, type OrderStanding } from '@musi/domain/market/orderStanding'
import { describe, expect, it } from 'vitest'
import { reopenedOrders } from './reopenedOrders.ts'
import { ownOrderNote, unfillableReason } from './orderNote.ts'
import type { BookOrder, Market } from '../readMarket.ts'
import { endedCount, withoutEnded } from '../withoutEnded.ts'

const TIMES = { startSeconds: 1_800_000_000n, endSeconds: 1_900_000_000n }

describe('the nine reasons why an order cannot be filled (spec: market.between)', () => {
  it.each<[OrderStanding, RegExp]>([
    ['notBegun', /^This isn’t open yet\. It opens on .*2027/],
    ['ended', /^This ended on .*2030/],
    ['cancelled', /was withdrawn/],
    ['filled', /Someone was faster/],
    ['counterMoved', /withdrawn all of their orders/],
    ['ownerMoved', /doesn’t have this piece/],
    ['approvalGone', /handing over this piece/],
    ['notEnough', /doesn’t have enough/],
    ['allowanceGone', /taking this much/],
  ])('%s is explained to the buyer', (standing, said) => {
    expect(unfillableReason(standing, TIMES)).toMatch(said)
  })

  it('all differ, and a valid order has none', () => {
    expect(new Set(ORDER_STANDINGS.map((standing) => unfillableReason(standing, TIMES))).size).toBe(10)
    expect(unfillableReason('good', TIMES)).toBeNull()
  })

  it.each<[OrderStanding, RegExp]>([
    ['good', /^Open until/],
    ['notBegun', /^Opens/],
    ['ownerMoved', /If it comes back, anyone can buy it/],
    ['approvalGone', /If you allow it again, anyone can buy it/],
    ['notEnough', /Once you have enough again, anyone can accept/],
    ['allowanceGone', /If you allow it again, anyone can accept/],
    ['filled', /^Over$/],
  ])('%s tells the signer what can still happen (spec: market.own-orders)', (standing, said) => {
    expect(ownOrderNote(standing, TIMES)).toMatch(said)
  })
})

const orderWith = (hash: string, standing: OrderStanding) => ({ hash, standing }) as BookOrder

it('an order is fillable again only if it was dormant and is valid now (spec: market.dormant)', () => {
  const before = [
    orderWith('0x1', 'ownerMoved'),
    orderWith('0x2', 'good'),
    orderWith('0x3', 'notEnough'),
    orderWith('0x4', 'notBegun'),
  ]
  const now = [
    orderWith('0x1', 'good'),
    orderWith('0x2', 'good'),
    orderWith('0x3', 'allowanceGone'),
    orderWith('0x4', 'good'),
  ]
  expect(reopenedOrders(before, now).map(({ hash }) => hash)).toEqual(['0x1'])
  expect(reopenedOrders([], now)).toEqual([])
})

it('a listing that ended after it was read is no longer for sale, to the second (spec: market.expiry)', () => {
  const piece = { listing: { order: { endSeconds: 100n } }, price: { native: 1, dollars: 2 } }
  const market = { collections: [], pieces: [piece], hasMore: false } as unknown as Market
  expect([endedCount(market, 99), endedCount(market, 100)]).toEqual([0, 1])
  expect(withoutEnded(market, 99)).toEqual(market)
  expect(withoutEnded(market, 100).pieces).toEqual([{ listing: null, price: { native: null, dollars: null } }])
})
