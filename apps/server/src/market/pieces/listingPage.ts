import { type ServedFile, textFile } from '#edge/http/servedFile.ts'
import { MarketCollection, MarketPiece } from '@musi/api/market/pieces'
import * as v from 'valibot'
import { leftOutFact, readableRows } from '#edge/http/readableRows.ts'
import { type MarketListing, type ListedPiece, keyOf, pricedPiece, worthOf } from './marketListing.ts'
import { RecentMap } from '#platform/recentMap.ts'

/** A screen shows two dozen of the newest at once; a search needs all of them, in few requests. */
const FIRST = 100
const MORE = 500

/** Number of pages of a full market, and a few more for other clients. */
const MOST_KEPT = 10

type Page = Omit<MarketListing, 'rates'> & {
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

const placeOf = ({ collection, id }: ListedPiece): string => `${collection}.${id}`

/**
 * A part of the shown pieces, newest first: collections and the first pieces, then the pieces after one. Null if that
 * piece is not shown.
 */
export function listingPage({ collections, pieces, hasMore }: MarketListing, after: string | null): Page | null {
  const [collection = '', id = ''] = after?.split('.') ?? []
  const at = after === null ? -1 : pieces.findIndex((each) => keyOf(each.collection, each.id) === keyOf(collection, id))
  if (after !== null && at === -1) return null
  const end = at + 1 + (after === null ? FIRST : MORE)
  const shown = pieces.slice(at + 1, end)
  const last = shown.at(-1)
  return {
    collections: after === null ? collections : [],
    pieces: shown,
    next: last === undefined || end >= pieces.length ? null : placeOf(last),
    hasMore,
  }
}

/** Unchanged pieces keep their reference, so their JSON is cached, split around the price. */
const pieceTexts = new WeakMap<ListedPiece, string | null>()

/** Null if it matches no shape, whatever its price. */
function writtenBefore(piece: ListedPiece): string | null {
  const { upcoming: _, ...others } = piece
  const isReadable = v.is(MarketPiece, pricedPiece(piece, UNPRICED))
  return isReadable ? `${JSON.stringify(others).slice(0, -1)},"price":` : null
}
const UNPRICED: MarketListing['rates'] = { worth: () => ({ native: null, dollars: null }) }

/** Null if it is invalid and left out (spec: server.rows). */
function textOf(piece: ListedPiece, rates: MarketListing['rates']): string | null {
  const known = pieceTexts.get(piece)
  const before = known === undefined ? writtenBefore(piece) : known
  pieceTexts.set(piece, before)
  if (before === null) return null
  const { upcoming } = piece
  const sale = upcoming && { ...upcoming, worth: worthOf(upcoming, rates) }
  return `${before}${JSON.stringify(worthOf(piece.listing?.order, rates))},"upcoming":${JSON.stringify(sale)}}`
}

const files = new WeakMap<MarketListing, RecentMap<string, ServedFile>>()

/** A page as it is sent, which serves everybody who asks for it as long as nothing has changed. */
export function listingFile(listing: MarketListing, after: string | null): ServedFile | null {
  const kept = files.get(listing) ?? new RecentMap<string, ServedFile>(MOST_KEPT)
  files.set(listing, kept)
  const known = kept.get(after ?? '')
  if (known !== undefined) return known
  const page = listingPage(listing, after)
  if (page === null) return null
  const { pieces, collections, ...beside } = page
  const homes = readableRows(MarketCollection, collections)
  const texts = pieces.map((piece) => textOf(piece, listing.rates)).filter((each) => each !== null)
  const leftOut = leftOutFact(homes.leftOut + pieces.length - texts.length)
  const facts = { collections: homes.rows, ...leftOut, ...beside }
  const text = `${JSON.stringify(facts).slice(0, -1)},"pieces":[${texts.join(',')}]}`
  const file = textFile(text, 'application/json')
  kept.set(after ?? '', file)
  return file
}
