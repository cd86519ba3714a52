import type { StoredOrder } from '@musi/api/market/orders'
import { type Address, parseAddress } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { pairOf } from '@musi/domain/exchange/pair'
import { expect, it } from 'vitest'
import type { CheapListing } from '../orders/orderBook.ts'
import { marketRates } from './marketRates.ts'
import { keyOf } from './marketListing.ts'
import { openListings } from './openListings.ts'

const at = (number: number): Address => parseAddress(`0x${number.toString(16).padStart(40, '0')}`) ?? expect.fail()
const WRAPPED = at(1)
const DOLLAR = at(2)
const TOKEN = at(3)
const TAPES = at(4)
const COIN = 10n ** 18n
const book = {
  contracts: { wrappedNative: WRAPPED },
  tokens: [{ address: DOLLAR, symbol: 'USDC', decimals: 6 }],
} as unknown as AddressBook
/** Rates at which one native coin is worth this many dollars and this many tokens. */
const ratesOf = (dollars: bigint, ofToken: bigint) =>
  marketRates(
    [
      pairOf(WRAPPED, 10n * COIN, DOLLAR, 10n * dollars * 10n ** 6n),
      pairOf(TOKEN, 10n * ofToken * COIN, WRAPPED, 10n * COIN),
    ],
    book,
  )

const listing = (piece: string, token: string, price: bigint, hash: string): CheapListing => ({
  collection: TAPES,
  piece,
  token,
  price,
  hash,
})
const LISTINGS = [
  listing('1', 'native', COIN, '0x1'),
  listing('1', TOKEN, 2n * COIN, '0x2'),
  listing('2', 'native', 3n * COIN, '0x3'),
]

/** `readHashes` collects the hashes of the orders read. */
function listingsOf(readHashes: string[]) {
  const byHash = (hashes: readonly string[]) => {
    readHashes.push(...hashes)
    return Promise.resolve(
      hashes.map((hash) => ({ hash, standing: 'good', order: { kind: 'listing' } }) as StoredOrder),
    )
  }
  const cheapest = () => Promise.resolve(LISTINGS)
  return openListings({ byHash, cheapest, page: () => expect.fail() })
}

it('the cheapest listing of a piece is chosen again only if the rates reorder its currencies', async () => {
  const readHashes: string[] = []
  const open = listingsOf(readHashes)
  const at = async (dollars: bigint, ofToken: bigint) => (await open([TAPES]))(ratesOf(dollars, ofToken))
  const before = await at(2000n, 1n)
  const hashes = (some: typeof before) => [1n, 2n].map((id) => some.get(keyOf(TAPES, id))?.hash)
  expect(hashes(before)).toEqual(['0x1', '0x3'])
  expect(await at(3000n, 1n)).toBe(before)
  const after = await at(3000n, 3n)
  expect(hashes(after)).toEqual(['0x2', '0x3'])
  expect(hashes(await at(3000n, 1n))).toEqual(['0x1', '0x3'])
  expect(readHashes).toEqual(['0x1', '0x3', '0x2', '0x1'])
})
