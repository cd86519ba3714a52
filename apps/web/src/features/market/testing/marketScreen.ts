// The market that the tests use; it is restored after each test.
import { ORDERS_PATH, PIECES_PATH, piecePath } from '@musi/api/paths'
import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { type Reader, fromJson } from '@musi/domain/untrusted'
import { afterEach, beforeEach, expect as vitestExpect } from 'vitest'
import {
  type BookOrder,
  type Collection,
  type StoredListing,
  type Piece,
  readMarket,
  readOrders,
} from '#platform/tokens/collectibles/readMarket.ts'
import { restoreChainAfterEach, addressBook } from '#testing/chain.ts'
import { eventually } from '#testing/eventually.ts'
import { browserFetch } from '#testing/origin.ts'

export const HARBOUR = 'Harbour Road live'
export const SUN = 'Warehouse Sun, sunrise edit'
export const KITCHEN = 'Kitchen Radio, first take'

async function fetchFrom<Value>(path: string, reader: Reader<Value>): Promise<Value> {
  const read = fromJson(await (await browserFetch(path)).text(), reader)
  if (read === undefined) throw new Error(`${path} cannot be read.`)
  return read
}

/** Prices of the seeded listings that these tests rely on. */
const LISTING_PRICES = { [HARBOUR]: 600_000_000_000_000_000n, [SUN]: 120_000_000_000_000_000n }

/** Waits until the server has noticed that blocks were undone, and the order book is as seeded. */
const waitForOrderBook = (): Promise<void> =>
  eventually(async () => {
    for (const [name, amount] of Object.entries(LISTING_PRICES)) {
      const { listing } = await findPiece(name)
      if (listing?.order.price.amount !== amount) throw new Error(`${name} is not for sale as it was.`)
    }
    await halfCoinOffer(await findPiece(KITCHEN))
  })

/** Does what `restoreChainAfterEach` does, and also restores the order book before and after each test. */
export function restoreMarketAfterEach(): void {
  // After-hooks run in reverse order, so the chain is already restored here.
  afterEach(waitForOrderBook)
  restoreChainAfterEach()
  beforeEach(waitForOrderBook)
}

const contract = (role: 'musicNft' | 'seaport'): Address => {
  const address = addressBook().contracts[role]
  if (address === undefined) throw new Error(`This chain has no ${role}.`)
  return address
}
/** Address of the seeded collection. */
export const collection = (): Address => contract('musicNft')

/** Address of the market on the chain behind the tests. */
export const marketAddress = (): Address => contract('seaport')

/** Finds a piece by name in the server's answer. */
export async function findPiece(name: string): Promise<Piece> {
  const { pieces } = await fetchFrom(PIECES_PATH, readMarket)
  const piece = pieces.find((each) => each.name === name)
  if (piece === undefined) throw new Error(`There is no ${name}.`)
  return piece
}

/** Finds a collection by address in the server's answer. */
export async function findCollection(address: Address): Promise<Collection> {
  const { collections } = await fetchFrom(PIECES_PATH, readMarket)
  return (
    collections.find((each) => each.address === address) ?? vitestExpect.fail(`There is no collection at ${address}.`)
  )
}

export type ListedPiece = Piece & { listing: StoredListing & { order: Listing } }

export async function listedPiece(name: string): Promise<ListedPiece> {
  const piece = await findPiece(name)
  if (piece.listing === null) throw new Error(`${name} is not for sale.`)
  return { ...piece, listing: piece.listing }
}

/** Finds the seeded offer of 0.5 WETH for a piece. */
export async function halfCoinOffer({ collection, id }: Piece): Promise<BookOrder> {
  const { rows } = await fetchFrom(`${ORDERS_PATH}?collection=${collection}&piece=${id}&kind=offer`, readOrders)
  const offer = rows.find(({ order }) => order.price.amount === 500_000_000_000_000_000n)
  if (offer === undefined) throw new Error('Nobody offers half a coin.')
  return offer
}

export const pathOfPiece = ({ collection, id }: Piece): string => piecePath(collection, `${id}`)
