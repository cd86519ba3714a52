import { type Address, parseAddress } from '@musi/domain/address'
import { expect, it } from 'vitest'
import type { BookOrder, StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'
import { availableTrades } from './availableTrades.ts'

const accountOf = (digit: string) => parseAddress(`0x${digit.repeat(40)}`) as Address
const OWNER = accountOf('1')
const BIDDER = accountOf('2')
const STRANGER = accountOf('3')
const bookOrder = (order: object, standing = 'good') =>
  ({ hash: '0x1', signature: '0x1', standing, judgedBlock: 1, competing: 1, keptAtSeconds: 1, order }) as BookOrder
const LISTING = bookOrder({ kind: 'listing', seller: OWNER }) as StoredListing
const BID = bookOrder({ kind: 'offer', bidder: BIDDER })
const GONE = bookOrder({ kind: 'offer', bidder: BIDDER }, 'notEnough')
const piece = (listing: StoredListing | null) => ({ owner: OWNER, listing }) as Piece

it('the owner can sell, accept valid offers, and withdraw their own orders (spec: market.ways)', () => {
  const before = availableTrades(piece(null), [BID, GONE], OWNER)
  expect(before).toEqual({
    isOwner: true,
    buyableListing: null,
    canOffer: false,
    canSell: true,
    acceptableOffers: [BID],
    ownOrders: [],
  })
  const listed = availableTrades(piece(LISTING), [LISTING, BID], OWNER)
  expect(listed).toMatchObject({ buyableListing: null, canSell: false, ownOrders: [LISTING] })
})
it('an upcoming listing by the owner counts as for sale: it is changed or withdrawn, not listed again (spec: market.ways)', () => {
  const waiting = bookOrder({ kind: 'listing', seller: OWNER }, 'notBegun')
  expect(availableTrades(piece(null), [waiting], OWNER)).toMatchObject({ canSell: false, ownOrders: [waiting] })
  const sold = bookOrder({ kind: 'listing', seller: OWNER }, 'filled')
  expect(availableTrades(piece(null), [sold], OWNER)).toMatchObject({ canSell: true })
})
it('while the order book is unread, selling is not suggested, and the piece’s own listing can be bought', () => {
  expect(availableTrades(piece(null), null, OWNER)).toMatchObject({
    isOwner: true,
    canSell: false,
    acceptableOffers: [],
    ownOrders: [],
  })
  expect(availableTrades(piece(LISTING), null, BIDDER)).toMatchObject({ buyableListing: LISTING, canOffer: true })
})
it('a bidder can buy, make offers, and withdraw their own offers', () => {
  expect(availableTrades(piece(LISTING), [LISTING, BID], BIDDER)).toEqual({
    isOwner: false,
    buyableListing: LISTING,
    canOffer: true,
    canSell: false,
    acceptableOffers: [],
    ownOrders: [BID],
  })
})
it('a stranger, and a visitor without an account, can only buy and make offers', () => {
  for (const account of [STRANGER, null])
    expect(availableTrades(piece(LISTING), [LISTING, BID], account)).toMatchObject({
      buyableListing: LISTING,
      canOffer: true,
      canSell: false,
      acceptableOffers: [],
      ownOrders: [],
    })
})
