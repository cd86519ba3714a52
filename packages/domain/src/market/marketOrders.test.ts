import { expect, it, test } from 'vitest'
import { competingOffers } from './competingOffers.ts'
import { type CollectionOffer, type Listing, type MarketOrder, type PieceOffer, makerOf } from './marketOrder.ts'
import { LONGEST_ORDER_SECONDS, type OrderProblem, orderProblem, royaltyDue } from './orderProblem.ts'
import { ORDER_STANDINGS, type OrderFacts, type OrderStanding, orderLife, orderStanding } from './orderStanding.ts'
import { MAX_LEAVES, treeHeight, treeLeaves } from './orderTree.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const SELLER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const BIDDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const ARTIST = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' as const
const TOKEN = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' as const
const NOW = 1_000_000n
const royalty = { artist: ARTIST, amount: 10n }
const terms = { collection: COLLECTION, startSeconds: NOW - 9n, endSeconds: NOW + 9n, salt: 1n, counter: 3n }
const listing: Listing = {
  ...terms,
  kind: 'listing',
  seller: SELLER,
  tokenId: 7n,
  price: { token: 'native', amount: 100n },
  royalty,
}
const offer: PieceOffer = {
  ...terms,
  kind: 'offer',
  bidder: BIDDER,
  tokenId: 7n,
  price: { token: TOKEN, amount: 100n },
  royalty,
}
const forAny: CollectionOffer = { ...terms, kind: 'collectionOffer', bidder: BIDDER, price: offer.price }

const fresh = { isCancelled: false, isFilled: false, counter: 3n }
const LISTING_FACTS: OrderFacts = { ...fresh, piece: { owner: SELLER, isApproved: true }, funds: null }
const OFFER_FACTS: OrderFacts = { ...fresh, piece: null, funds: { balance: 100n, allowance: 100n } }

const CASES: readonly (readonly [OrderStanding, MarketOrder, OrderFacts, bigint])[] = [
  ['good', listing, LISTING_FACTS, NOW],
  ['good', offer, OFFER_FACTS, NOW],
  ['good', forAny, OFFER_FACTS, NOW],
  ['notBegun', listing, LISTING_FACTS, NOW - 10n],
  ['good', listing, LISTING_FACTS, NOW - 9n],
  ['good', listing, LISTING_FACTS, NOW + 8n],
  ['ended', listing, LISTING_FACTS, NOW + 9n],
  ['cancelled', listing, { ...LISTING_FACTS, isCancelled: true }, NOW],
  ['filled', offer, { ...OFFER_FACTS, isFilled: true }, NOW],
  ['counterMoved', offer, { ...OFFER_FACTS, counter: 2n ** 120n }, NOW],
  ['ownerMoved', listing, { ...LISTING_FACTS, piece: { owner: BIDDER, isApproved: true } }, NOW],
  ['ownerMoved', listing, { ...LISTING_FACTS, piece: { owner: null, isApproved: false } }, NOW],
  ['approvalGone', listing, { ...LISTING_FACTS, piece: { owner: SELLER, isApproved: false } }, NOW],
  ['notEnough', forAny, { ...OFFER_FACTS, funds: { balance: 99n, allowance: 100n } }, NOW],
  ['notEnough', offer, { ...OFFER_FACTS, funds: null }, NOW],
  ['allowanceGone', offer, { ...OFFER_FACTS, funds: { balance: 100n, allowance: 99n } }, NOW],
]

it.each(CASES)('an order is %s by the facts of the chain (spec: market.standing)', (standing, order, facts, now) => {
  expect(orderStanding(order, facts, now)).toBe(standing)
})

test('the cases cover every status', () => {
  expect(new Set(CASES.map(([standing]) => standing))).toEqual(new Set(ORDER_STANDINGS))
})

test('a permanent end of an order is reported before a temporary one (spec: market.standing)', () => {
  const invalidInEveryWay: OrderFacts = {
    ...LISTING_FACTS,
    isCancelled: true,
    isFilled: true,
    counter: 9n,
    piece: null,
  }
  const standings = [NOW + 9n, NOW].map((now) => orderStanding(listing, invalidInEveryWay, now))
  expect(standings).toEqual(['ended', 'cancelled'])
  expect(orderStanding(listing, { ...invalidInEveryWay, isCancelled: false }, NOW)).toBe('filled')
  expect(orderStanding(listing, { ...invalidInEveryWay, isCancelled: false, isFilled: false }, NOW)).toBe(
    'counterMoved',
  )
  expect(orderStanding(listing, { ...LISTING_FACTS, piece: null }, NOW - 10n)).toBe('ownerMoved')
})

test('an order is dormant only while the piece, the approval or the money is missing (spec: market.dormant)', () => {
  const lives = ORDER_STANDINGS.map((standing) => [standing, orderLife(standing)])
  const standingsWith = (life: string) => lives.filter(([, each]) => each === life).map(([standing]) => standing)
  expect(standingsWith('dormant')).toEqual(['ownerMoved', 'approvalGone', 'notEnough', 'allowanceGone'])
  expect(standingsWith('over')).toEqual(['ended', 'cancelled', 'filled', 'counterMoved'])
  expect([standingsWith('open'), standingsWith('waiting')]).toEqual([['good'], ['notBegun']])
})

const rules = { nowSeconds: NOW, royalty, mayPayWith: (token: string) => token === 'native' || token === TOKEN }
const PROBLEMS: readonly (readonly [OrderProblem | null, MarketOrder])[] = [
  [null, listing],
  [null, offer],
  [null, forAny],
  ['noPrice', { ...listing, price: { token: 'native', amount: 0n } }],
  ['over', { ...listing, endSeconds: NOW }],
  ['over', { ...listing, startSeconds: NOW + 9n }],
  [null, { ...listing, endSeconds: NOW + LONGEST_ORDER_SECONDS }],
  ['openTooLong', { ...listing, endSeconds: NOW + LONGEST_ORDER_SECONDS + 1n }],
  [null, { ...listing, startSeconds: NOW + LONGEST_ORDER_SECONDS, endSeconds: NOW + 2n * LONGEST_ORDER_SECONDS }],
  ['beginsLate', { ...listing, startSeconds: NOW + LONGEST_ORDER_SECONDS + 1n, endSeconds: NOW * 99n }],
  ['otherCurrency', { ...offer, price: { token: COLLECTION, amount: 100n } }],
  ['otherRoyalty', { ...listing, royalty: null }],
  ['otherRoyalty', { ...offer, royalty: { ...royalty, amount: 9n } }],
  ['otherRoyalty', { ...offer, royalty: { ...royalty, artist: SELLER } }],
  ['royaltyTakesAll', { ...listing, price: { token: 'native', amount: 10n } }],
]

it.each(PROBLEMS)(
  'an order is refused: %s (spec: market.royalty, market.longest, market.currencies)',
  (problem, order) => {
    expect(orderProblem(order, rules)).toBe(problem)
  },
)

test('an artist pays no royalty on own sales, and a royalty of zero is left out (spec: market.royalty)', () => {
  const own: Listing = { ...listing, seller: ARTIST, royalty: null }
  expect(orderProblem(own, rules)).toBeNull()
  expect(orderProblem({ ...own, royalty }, rules)).toBe('otherRoyalty')
  expect(orderProblem({ ...offer, bidder: ARTIST }, rules)).toBeNull()
  expect(royaltyDue({ address: BIDDER, sells: false }, { ...royalty, amount: 0n })).toBeNull()
  expect(orderProblem({ ...listing, royalty: null }, { ...rules, royalty: null })).toBeNull()
})

test('the signer of an order is its maker', () => {
  expect([listing, offer, forAny].map(makerOf)).toEqual([SELLER, BIDDER, BIDDER])
})

test('offers compete if a balance does not cover all of them (spec: market.competing)', () => {
  const together = { count: 3, sum: 7n }
  expect(competingOffers(together, { balance: 3n, allowance: 9n })).toBe(3)
  expect(competingOffers(together, { balance: 7n, allowance: 7n })).toBe(1)
  expect(competingOffers(together, { balance: 7n, allowance: 6n })).toBe(3)
  expect(competingOffers(together, null)).toBe(1)
})

test('the tree of orders is padded with its last order (spec: market.tree)', () => {
  expect(treeLeaves(['a'])).toEqual(['a', 'a'])
  expect(treeLeaves(['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'c'])
  expect([1, 2, 3, 33, MAX_LEAVES].map(treeHeight)).toEqual([1, 1, 2, 6, 6])
})
