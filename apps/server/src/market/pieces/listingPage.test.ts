import type { StoredListing } from '@musi/api/market/orders'
import { MarketPieces } from '@musi/api/market/pieces'
import { expect, it } from 'vitest'
import { type MarketListing, type ListedPiece, EMPTY_LISTING, pricedPiece } from './marketListing.ts'
import { listingFile, listingPage } from './listingPage.ts'
import { validated } from '#testing/validated.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const pieceOf = (id: number): ListedPiece => ({
  collection: COLLECTION,
  id: String(id),
  owner: COLLECTION,
  name: `Tape "${id}"`,
  description: null,
  traits: [],
  hasPicture: false,
  pictureChangedSeconds: null,
  isUnread: false,
  releaseSeconds: null,
  royalty: null,
  maker: null,
  listing: null,
  upcoming: null,
})
const listingOf = (count: number): MarketListing => ({
  collections: [
    {
      address: COLLECTION,
      name: 'Tapes',
      symbol: 'T',
      text: '',
      minter: null,
      pieces: count,
      holders: 1,
      listed: 0,
      floor: null,
      floorInTokens: [],
      volume: null,
    },
  ],
  pieces: Array.from({ length: count }, (_, at) => pieceOf(count - at)),
  rates: EMPTY_LISTING.rates,
  hasMore: true,
})

const textOf = (listing: MarketListing, after: string | null): string => {
  const content = listingFile(listing, after)?.content
  return content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : expect.fail()
}

it('pages continue each other with each piece once, and the first page has the collections (spec: market.browse)', () => {
  const listing = listingOf(1300)
  const pages: MarketPieces[] = []
  let after: string | null = null
  do {
    const page: MarketPieces = validated(MarketPieces, JSON.parse(textOf(listing, after)))
    pages.push(page)
    after = page.next
  } while (after !== null)
  expect(pages.map(({ pieces, collections }) => [pieces.length, collections.length])).toEqual([
    [100, 1],
    [500, 0],
    [500, 0],
    [200, 0],
  ])
  expect(pages.flatMap(({ pieces }) => pieces)).toEqual(
    listing.pieces.map((piece) => pricedPiece(piece, listing.rates)),
  )
  expect(pages[0]?.collections).toEqual(listing.collections)
  expect(pages.every(({ hasMore }) => hasMore)).toBe(true)
})

it('a page starts after a piece at its current position, and there is none after a piece that is not shown', () => {
  const listing = listingOf(700)
  const next = listingPage(listing, null)?.next ?? expect.fail()
  const newer = { ...listing, pieces: [pieceOf(701), ...listing.pieces] }
  expect(listingPage(newer, next.toLowerCase())?.pieces[0]?.id).toBe('600')
  expect(listingPage(listing, `${COLLECTION}.1`)).toMatchObject({ pieces: [], next: null })
  for (const other of [`${COLLECTION}.701`, 'nonsense', '']) expect(listingPage(listing, other)).toBeNull()
  expect(listingPage(listingOf(100), null)?.next).toBeNull()
})

it('a page is serialised once for all requests, and again for another listing', () => {
  const listing = listingOf(3)
  expect(listingFile(listing, null)).toBe(listingFile(listing, null))
  const [first, ...others] = listing.pieces
  const changed = { ...listing, pieces: [{ ...(first ?? expect.fail()), name: 'Other' }, ...others] }
  expect(listingFile(changed, null)?.etag).not.toBe(listingFile(listing, null)?.etag)
  expect(textOf(changed, null)).toContain('"Other"')
})

it('a piece is serialised exactly as it is priced at the listing’s rates', () => {
  const order: StoredListing['order'] = {
    kind: 'listing',
    collection: COLLECTION,
    seller: COLLECTION,
    tokenId: '3',
    royalty: null,
    price: { token: 'native', amount: '7' },
    startSeconds: '1',
    endSeconds: '2',
    salt: '0',
    counter: '0',
  }
  const kept: StoredListing = {
    hash: `0x${'3'.repeat(64)}`,
    order,
    signature: '0x',
    standing: 'good',
    judgedBlock: 1,
    competing: 1,
    keptAtSeconds: 1,
  }
  const [first, second] = listingOf(2).pieces
  const pieces: readonly ListedPiece[] = [
    { ...(first ?? expect.fail()), listing: kept },
    { ...(second ?? expect.fail()), upcoming: { price: { token: 'native', amount: '9' }, opensSeconds: 8 } },
  ]
  for (const times of [1, 2]) {
    const listing: MarketListing = {
      ...listingOf(0),
      pieces,
      rates: { worth: (_, amount) => ({ native: Number(amount) * times, dollars: null }) },
    }
    const priced = pieces.map((piece) => pricedPiece(piece, listing.rates))
    expect(priced.map(({ price, upcoming }) => [price.native, upcoming?.worth.native])).toEqual([
      [7 * times, undefined],
      [null, 9 * times],
    ])
    expect(textOf(listing, null)).toContain(`"pieces":${JSON.stringify(priced)}`)
  }
})
