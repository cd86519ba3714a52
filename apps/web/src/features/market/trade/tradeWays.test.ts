import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { BookOrder, StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { tradeWays } from './tradeWays.ts'

const who = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) as Address
const OWNER = who('1')
const BIDDER = who('2')
const STRANGER = who('3')
const kept = (order: object, standing = 'good') =>
  ({ hash: '0x1', signature: '0x1', standing, judgedBlock: 1, competing: 1, keptAtSeconds: 1, order }) as BookOrder
const LISTING = kept({ kind: 'listing', seller: OWNER }) as StoredListing
const BID = kept({ kind: 'offer', bidder: BIDDER })
const GONE = kept({ kind: 'offer', bidder: BIDDER }, 'notEnough')
const piece = (listing: StoredListing | null) => ({ owner: OWNER, listing }) as Piece

it('the owner can sell, accept good offers, and withdraw their own orders (spec: market.ways)', () => {
  const before = tradeWays(piece(null), [BID, GONE], OWNER)
  expect(before).toEqual({ isOwner: true, buy: null, mayOffer: false, maySell: true, accept: [BID], own: [] })
  const listed = tradeWays(piece(LISTING), [LISTING, BID], OWNER)
  expect(listed).toMatchObject({ buy: null, maySell: false, own: [LISTING] })
})
it('a listing the owner signed for later counts as for sale: it is changed or withdrawn, not listed again (spec: market.ways)', () => {
  const waiting = kept({ kind: 'listing', seller: OWNER }, 'notBegun')
  expect(tradeWays(piece(null), [waiting], OWNER)).toMatchObject({ maySell: false, own: [waiting] })
  const sold = kept({ kind: 'listing', seller: OWNER }, 'filled')
  expect(tradeWays(piece(null), [sold], OWNER)).toMatchObject({ maySell: true })
})
it('while the order book is unread, nothing is offered for sale again, and the piece’s own listing counts', () => {
  expect(tradeWays(piece(null), null, OWNER)).toMatchObject({ isOwner: true, maySell: false, accept: [], own: [] })
  expect(tradeWays(piece(LISTING), null, BIDDER)).toMatchObject({ buy: LISTING, mayOffer: true })
})
it('a bidder can buy, offer, and withdraw their own offers', () => {
  expect(tradeWays(piece(LISTING), [LISTING, BID], BIDDER)).toEqual({
    isOwner: false,
    buy: LISTING,
    mayOffer: true,
    maySell: false,
    accept: [],
    own: [BID],
  })
})
it('a stranger, and a visitor without an account, can only buy and offer', () => {
  for (const account of [STRANGER, null])
    expect(tradeWays(piece(LISTING), [LISTING, BID], account)).toMatchObject({
      buy: LISTING,
      mayOffer: true,
      maySell: false,
      accept: [],
      own: [],
    })
})
