import type { KeptListing } from '@musi/api/market/orders'
import { MarketPieces } from '@musi/api/market/pieces'
import { expect, it } from 'vitest'
import { type Shelf, type ShelfPiece, EMPTY_SHELF, pricedPiece } from './marketShelf.ts'
import { shelfFile, shelfPage } from './shelfPage.ts'
import { answered } from '#testing/testAnswer.ts'

const COLLECTION = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const pieceOf = (id: number): ShelfPiece => ({
  ...{ collection: COLLECTION, id: String(id), owner: COLLECTION, name: `Tape "${id}"`, description: null, traits: [] },
  ...{ hasPicture: false, pictureChangedSeconds: null, isUnread: false, releaseSeconds: null, royalty: null },
  ...{ listing: null, upcoming: null },
})
const shelfOf = (count: number): Shelf => ({
  collections: [
    {
      ...{ address: COLLECTION, name: 'Tapes', symbol: 'T', text: '', minter: null, pieces: count, holders: 1 },
      ...{ listed: 0, floor: null, floorBeside: [], volume: null },
    },
  ],
  pieces: Array.from({ length: count }, (_, at) => pieceOf(count - at)),
  rates: EMPTY_SHELF.rates,
  hasMore: true,
})

const textOf = (shelf: Shelf, after: string | null): string => {
  const content = shelfFile(shelf, after)?.content
  return content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : expect.fail()
}

it('pages go on where the last one ended, each piece once, and the collections stand on the first (spec: market.browse)', () => {
  const shelf = shelfOf(1300)
  const pages: MarketPieces[] = []
  let after: string | null = null
  do {
    const page: MarketPieces = answered(MarketPieces, JSON.parse(textOf(shelf, after)))
    pages.push(page)
    after = page.next
  } while (after !== null)
  expect(pages.map(({ pieces, collections }) => [pieces.length, collections.length])).toEqual([
    [100, 1],
    [500, 0],
    [500, 0],
    [200, 0],
  ])
  expect(pages.flatMap(({ pieces }) => pieces)).toEqual(shelf.pieces.map((piece) => pricedPiece(piece, shelf.rates)))
  expect(pages[0]?.collections).toEqual(shelf.collections)
  expect(pages.every(({ hasMore }) => hasMore)).toBe(true)
})

it('a page begins after a piece wherever it stands now, and not after one that is not shown', () => {
  const shelf = shelfOf(700)
  const next = shelfPage(shelf, null)?.next ?? expect.fail()
  const newer = { ...shelf, pieces: [pieceOf(701), ...shelf.pieces] }
  expect(shelfPage(newer, next.toLowerCase())?.pieces[0]?.id).toBe('600')
  expect(shelfPage(shelf, `${COLLECTION}.1`)).toMatchObject({ pieces: [], next: null })
  for (const other of [`${COLLECTION}.701`, 'nonsense', '']) expect(shelfPage(shelf, other)).toBeNull()
  expect(shelfPage(shelfOf(100), null)?.next).toBeNull()
})

it('a page is written once for all who ask, and anew for another shelf', () => {
  const shelf = shelfOf(3)
  expect(shelfFile(shelf, null)).toBe(shelfFile(shelf, null))
  const [first, ...others] = shelf.pieces
  const changed = { ...shelf, pieces: [{ ...(first ?? expect.fail()), name: 'Other' }, ...others] }
  expect(shelfFile(changed, null)?.etag).not.toBe(shelfFile(shelf, null)?.etag)
  expect(textOf(changed, null)).toContain('"Other"')
})

it('a piece is written as it is at the rates of the shelf, to the letter', () => {
  const order: KeptListing['order'] = {
    ...{ kind: 'listing', collection: COLLECTION, seller: COLLECTION, tokenId: '3', royalty: null },
    ...{ price: { token: 'native', amount: '7' }, startSeconds: '1', endSeconds: '2', salt: '0', counter: '0' },
  }
  const kept: KeptListing = {
    ...{ hash: `0x${'3'.repeat(64)}`, order, signature: '0x', standing: 'good' },
    ...{ judgedBlock: 1, competing: 1, keptAtSeconds: 1 },
  }
  const [first, second] = shelfOf(2).pieces
  const pieces: readonly ShelfPiece[] = [
    { ...(first ?? expect.fail()), listing: kept },
    { ...(second ?? expect.fail()), upcoming: { price: { token: 'native', amount: '9' }, opensSeconds: 8 } },
  ]
  for (const times of [1, 2]) {
    const shelf: Shelf = {
      ...{ ...shelfOf(0), pieces },
      rates: { worth: (_, amount) => ({ native: Number(amount) * times, dollars: null }) },
    }
    const priced = pieces.map((piece) => pricedPiece(piece, shelf.rates))
    expect(priced.map(({ price, upcoming }) => [price.native, upcoming?.worth.native])).toEqual([
      [7 * times, undefined],
      [null, 9 * times],
    ])
    expect(textOf(shelf, null)).toContain(`"pieces":${JSON.stringify(priced)}`)
  }
})
