import type { StoredListing } from '@musi/api/market/orders'
import type { PieceFacts } from '@musi/chain/market/collectionPieces'
import type { FilledOrder } from '@musi/domain/market/pieceSales'
import { describe, expect, it } from 'vitest'
import { type MarketListing, type ListingParts, keyOf, marketListing, pricedPiece } from './marketListing.ts'

const TAPES = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const REELS = '0x52908400098527886E0F7030069857D2E4169EE7' as const
const ANN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const

const facts = (collection: PieceFacts['collection'], id: bigint, owner: PieceFacts['owner']): PieceFacts => ({
  collection,
  id,
  owner,
  uri: `data:${id}`,
  releaseSeconds: null,
  royalty: null,
})
const collectionFacts = (address: PieceFacts['collection'], pieces: number) => ({
  address,
  name: 'Tapes',
  symbol: 'T',
  text: '',
  minter: null,
  maker: null,
  pieces,
})
const text = (name: string) => ({ name, description: null, image: null, traits: [{ name: 'a', value: name }] })
const order = (hash: string, amount: string) =>
  ({ hash, order: { kind: 'listing', price: { token: 'native', amount } } }) as StoredListing
const sale = (transaction: string, id: string): FilledOrder => ({
  transaction,
  seller: ANN,
  account: BOB,
  timeSeconds: 1,
  offer: [{ token: TAPES, id, amount: '1' }],
  consideration: [{ token: `0x${'0'.repeat(40)}`, id: '0', amount: '3' }],
})
const upcomingSale = { price: { token: 'native', amount: '9' }, opensSeconds: 8 } as const
const ratesOf = (times: number): ListingParts['rates'] => ({
  worth: (_, amount) => ({ native: Number(amount) * times, dollars: null }),
  paid: (_, amount) => ({ native: Number(amount) * times, dollars: null }),
  isCounted: () => true,
  native: (_, amount) => Number(amount) * times,
  dollars: () => null,
  comparison: () => '',
})

const PARTS: ListingParts = {
  chainPieces: {
    collections: [collectionFacts(TAPES, 2), collectionFacts(REELS, 1)],
    pieces: [facts(TAPES, 2n, ANN), facts(TAPES, 1n, BOB), facts(REELS, 1n, ANN)],
    hasMore: false,
  },
  texts: [text('two'), text('one'), null],
  rates: ratesOf(1),
  cheapest: new Map([
    [keyOf(TAPES, 1n), order('0x1', '7')],
    [keyOf(TAPES, 2n), order('0x2', '5')],
  ]),
  upcoming: new Map(),
  sales: [sale('0xa', '1')],
  mints: new Map([
    [keyOf(REELS, 1n), 0],
    [keyOf(TAPES, 2n), 1],
  ]),
  changes: new Map(),
}

describe('unchanged parts of the listing keep their identity, and the result equals a listing built from scratch', () => {
  it('the listing has the newest pieces first, and the figures of each collection (spec: market.browse, market.volume)', () => {
    const { collections, pieces } = marketListing()(PARTS)
    expect(pieces.map(({ name, listing, isUnread }) => [name, listing?.hash, isUnread])).toEqual([
      [null, undefined, true],
      ['two', '0x2', false],
      ['one', '0x1', false],
    ])
    expect(collections).toMatchObject([
      { holders: 2, listed: 2, floor: { native: 5 }, volume: { sales: 1, native: 3 } },
      { holders: 1, listed: 0, floor: null, volume: { sales: 0, native: 0 } },
    ])
  })

  const [two, one, reel] = PARTS.chainPieces.pieces
  const changes: Readonly<Record<string, readonly [Partial<ListingParts>, same: readonly (string | null)[]]>> = {
    'a piece has another owner': [
      {
        chainPieces: {
          ...PARTS.chainPieces,
          pieces: [two, { ...(one ?? expect.fail()), owner: ANN }, reel].flatMap((each) => each ?? []),
        },
      },
      ['two', null],
    ],
    'a file says something else': [{ texts: [text('II'), ...PARTS.texts.slice(1)] }, ['one', null]],
    'a listing has ended': [{ cheapest: new Map([...PARTS.cheapest].slice(0, 1)) }, ['one', null]],
    'a price is worth something else': [{ rates: ratesOf(2) }, ['two', 'one', null]],
    'a piece is newer': [{ mints: new Map([[keyOf(TAPES, 1n), 0]]) }, ['two', 'one', null]],
    'a sale of a piece without one is to come': [
      { upcoming: new Map([keyOf(REELS, 1n), keyOf(TAPES, 1n)].map((key) => [key, upcomingSale])) },
      ['two', 'one'],
    ],
    'the history cannot say what was sold': [{ sales: null }, ['two', 'one', null]],
    'a picture was replaced': [{ changes: new Map([[keyOf(TAPES, 1n), 5]]) }, ['two', null]],
    'a piece is not shown any more': [
      {
        chainPieces: { ...PARTS.chainPieces, pieces: PARTS.chainPieces.pieces.slice(0, 2) },
        texts: PARTS.texts.slice(0, 2),
      },
      ['two', 'one'],
    ],
  }
  const pricedListing = (listing: MarketListing) => ({
    collections: listing.collections,
    hasMore: listing.hasMore,
    pieces: listing.pieces.map((piece) => pricedPiece(piece, listing.rates)),
  })
  it.each(Object.entries(changes))('%s', (_, [change, same]) => {
    const build = marketListing()
    const before = build(PARTS)
    expect(build({ ...PARTS })).toBe(before)
    const parts = { ...PARTS, ...change }
    const after = build(parts)
    expect(pricedListing(after)).toEqual(pricedListing(marketListing()(parts)))
    expect(pricedListing(after)).not.toEqual(pricedListing(before))
    const kept = before.pieces.filter((piece) => after.pieces.includes(piece))
    expect(new Set(kept.map(({ name }) => name))).toEqual(new Set(same))
    expect(build(parts)).toBe(after)
  })

  it('a trade changes the worth of prices, but none of the pieces', () => {
    const build = marketListing()
    const before = build(PARTS)
    const after = build({ ...PARTS, rates: ratesOf(2) })
    expect(after.pieces).toBe(before.pieces)
    expect(
      [before, after].map(({ collections, pieces, rates }) => [
        collections[0]?.floor?.native,
        pieces.map((piece) => pricedPiece(piece, rates).price.native),
      ]),
    ).toEqual([
      [5, [null, 5, 7]],
      [10, [null, 10, 14]],
    ])
  })

  it('the floor is the lowest price over all currencies at the current rates', () => {
    const token = REELS
    const inToken = { hash: '0x1', order: { kind: 'listing', price: { token, amount: '1' } } } as StoredListing
    const cheapest = new Map([...PARTS.cheapest, [keyOf(TAPES, 1n), inToken]])
    const rates = (each: number | null): ListingParts['rates'] => ({
      ...ratesOf(1),
      worth: (of, amount) => ({
        native: of === 'native' ? Number(amount) : each && Number(amount) * each,
        dollars: null,
      }),
    })
    const build = marketListing()
    expect([4, 6, null].map((each) => build({ ...PARTS, cheapest, rates: rates(each) }).collections[0]?.floor)).toEqual(
      [4, 5, 5].map((native) => ({ native, dollars: null })),
    )
  })

  it('listings and sales in tokens that anybody can make change neither floor nor volume, and are shown separately (spec: market.counted)', () => {
    const made = '0x00000000000000000000000000000000000000fe'
    const inMade = (amount: string) =>
      ({ hash: '0x9', order: { kind: 'listing', price: { token: made, amount } } }) as StoredListing
    const washSale = (at: number): FilledOrder => ({
      ...sale(`0xb${at}`, '1'),
      consideration: [{ token: made, id: '0', amount: String(2n ** 255n) }],
    })
    const rates: ListingParts['rates'] = { ...ratesOf(1), isCounted: (token) => token === 'native' }
    const honest = marketListing()({ ...PARTS, rates }).collections[0]
    const cheapest = new Map([...PARTS.cheapest, [keyOf(TAPES, 1n), inMade('70000')]])
    const sales = [...(PARTS.sales ?? []), ...[0, 1, 2].map(washSale)]
    const attacked = marketListing()({ ...PARTS, rates, cheapest, sales }).collections[0]
    expect(attacked?.floor).toEqual(honest?.floor)
    expect(attacked?.floorInTokens).toEqual([{ token: made, amount: '70000' }])
    expect({ ...attacked?.volume, inTokens: [] }).toEqual(honest?.volume)
    expect(attacked?.volume?.inTokens).toEqual([{ token: made, sales: 3, amount: String(2n ** 256n - 1n) }])
  })
})
