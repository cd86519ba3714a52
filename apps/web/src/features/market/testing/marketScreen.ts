// The market behind the tests, which is restored after each of them.
import { ORDERS_PATH, PIECES_PATH } from '@musi/api/paths'
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

async function ask<Value>(path: string, reader: Reader<Value>): Promise<Value> {
  const read = fromJson(await (await browserFetch(path)).text(), reader)
  if (read === undefined) throw new Error(`${path} cannot be read.`)
  return read
}

/** Listings with their prices, and an offer, which these tests rely on. */
const LISTED = { [HARBOUR]: 600_000_000_000_000_000n, [SUN]: 120_000_000_000_000_000n }

/** The server finds out by itself that blocks were taken back, a moment after they were. */
const untilTheBookIsWhole = (): Promise<void> =>
  eventually(async () => {
    for (const [name, amount] of Object.entries(LISTED)) {
      const { listing } = await pieceCalled(name)
      if (listing?.order.price.amount !== amount) throw new Error(`${name} is not for sale as it was.`)
    }
    await offerOfHalf(await pieceCalled(KITCHEN))
  })

/** Does what `restoreChainAfterEach` does, and also restores the order book before and after each test. */
export function restoreMarketAfterEach(): void {
  // Hooks that end a test run from the last to the first: the chain is as it was by then.
  afterEach(untilTheBookIsWhole)
  restoreChainAfterEach()
  beforeEach(untilTheBookIsWhole)
}

const contract = (role: 'musicNft' | 'seaport'): Address => {
  const address = addressBook().contracts[role]
  if (address === undefined) throw new Error(`This chain has no ${role}.`)
  return address
}
/** The house's collection. */
export const collection = (): Address => contract('musicNft')

/** Address of the market on the chain behind the tests. */
export const theMarket = (): Address => contract('seaport')

/** A piece as the server names it. */
export async function pieceCalled(name: string): Promise<Piece> {
  const { pieces } = await ask(PIECES_PATH, readMarket)
  const piece = pieces.find((each) => each.name === name)
  if (piece === undefined) throw new Error(`There is no ${name}.`)
  return piece
}

/** A collection as the server names it. */
export async function collectionAt(address: Address): Promise<Collection> {
  const { collections } = await ask(PIECES_PATH, readMarket)
  return (
    collections.find((each) => each.address === address) ?? vitestExpect.fail(`There is no collection at ${address}.`)
  )
}

export type ListedPiece = Piece & { listing: StoredListing & { order: Listing } }

export async function listedPiece(name: string): Promise<ListedPiece> {
  const piece = await pieceCalled(name)
  if (piece.listing === null) throw new Error(`${name} is not for sale.`)
  return { ...piece, listing: piece.listing }
}

/** The offer of half a coin for a piece. */
export async function offerOfHalf({ collection, id }: Piece): Promise<BookOrder> {
  const { rows } = await ask(`${ORDERS_PATH}?collection=${collection}&piece=${id}&kind=offer`, readOrders)
  const offer = rows.find(({ order }) => order.price.amount === 500_000_000_000_000_000n)
  if (offer === undefined) throw new Error('Nobody offers half a coin.')
  return offer
}

export const placeOf = ({ collection, id }: Piece): string => `/nft/${collection}/${id}`
