import { type StoredListing as ListingRow, type StoredOrder, Orders } from '@musi/api/market/orders'
import { MarketPieces, type MarketPiece, PieceSales } from '@musi/api/market/pieces'
import { shortenAddress } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import type { Reader } from '@musi/domain/untrusted'
import type * as v from 'valibot'
import { type AnswerOf, readAnswer } from '#platform/page/http/readAnswer.ts'

/** An order stored by the server. The chain is read again before anybody signs for it. */
export type BookOrder = v.InferOutput<typeof StoredOrder>
export type StoredListing = v.InferOutput<typeof ListingRow>

export const readOrders: Reader<AnswerOf<typeof Orders>> = (value) => readAnswer(Orders, value)

export type Piece = v.InferOutput<typeof MarketPiece>

/** A page of the market: collections are on the first, and `next` is the cursor of the next one. */
export type MarketPage = AnswerOf<typeof MarketPieces>
export type Collection = MarketPage['collections'][number]

/** Longest shown name; strangers' collection names may have hundreds of letters. */
const MAX_NAME_LENGTH = 120

/** Falls back to the short address for an unnamed collection. */
const withShownName = (collection: Collection): Collection => ({
  ...collection,
  name: safeText(collection.name, MAX_NAME_LENGTH) || shortenAddress(collection.address),
})

export function readMarket(value: unknown): MarketPage | undefined {
  const page = readAnswer(MarketPieces, value)
  return page && { ...page, collections: page.collections.map(withShownName) }
}

/** If `isWhole` is false, further pages are still loading. */
export type Market = Omit<MarketPage, 'next'> & { readonly isWhole: boolean }

export const readSales: Reader<AnswerOf<typeof PieceSales>> = (value) => readAnswer(PieceSales, value)
export type PieceSold = AnswerOf<typeof PieceSales>['sales'][number]

/** The piece's number replaces a name missing from its file. */
export const nameOf = ({ name, id }: Pick<Piece, 'name' | 'id'>): string => name?.trim() || `#${id}`
