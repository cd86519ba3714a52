import { type ServedFile, textFile } from '#edge/http/servedFile.ts'
import { MarketCollection, MarketPiece } from '@musi/api/market/pieces'
import * as v from 'valibot'
import { leftOutField, readableRows } from '#edge/http/readableRows.ts'
import { type MarketListing, type ListedPiece, keyOf, pricedPiece, worthOf } from './marketListing.ts'
import { RecentMap } from '#platform/recentMap.ts'

/**
 * The first page is small, because a screen shows two dozen of the newest at once; later ones are
 * large, because a search needs all pieces.
 */
const FIRST_PAGE_SIZE = 100
const NEXT_PAGE_SIZE = 500

/** Enough for all pages of a full market, and a few other cursors. */
const MAX_CACHED_RESULTS = 10

type Page = Omit<MarketListing, 'rates'> & {
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

const cursorOf = ({ collection, id }: ListedPiece): string => `${collection}.${id}`

/**
 * A page of the shown pieces, newest first: the collections and the first pieces, or else the
 * pieces after `after`. Null if that piece is not shown.
 */
export function listingPage({ collections, pieces, hasMore }: MarketListing, after: string | null): Page | null {
  const [collection = '', id = ''] = after?.split('.') ?? []
  const at = after === null ? -1 : pieces.findIndex((each) => keyOf(each.collection, each.id) === keyOf(collection, id))
  if (after !== null && at === -1) return null
  const end = at + 1 + (after === null ? FIRST_PAGE_SIZE : NEXT_PAGE_SIZE)
  const shown = pieces.slice(at + 1, end)
  const last = shown.at(-1)
  return {
    collections: after === null ? collections : [],
    pieces: shown,
    next: last === undefined || end >= pieces.length ? null : cursorOf(last),
    hasMore,
  }
}

/** Unchanged pieces keep their reference, so their JSON is cached, split around the price. */
const jsonPrefixes = new WeakMap<ListedPiece, string | null>()

/** The JSON of a piece up to its price; null if the piece does not match its schema. */
function jsonBeforePrice(piece: ListedPiece): string | null {
  const { upcoming: _, ...others } = piece
  const isReadable = v.is(MarketPiece, pricedPiece(piece, UNPRICED))
  return isReadable ? `${JSON.stringify(others).slice(0, -1)},"price":` : null
}
const UNPRICED: MarketListing['rates'] = { worth: () => ({ native: null, dollars: null }) }

/** The JSON of a piece; null if it is invalid and left out (spec: server.rows). */
function pieceJson(piece: ListedPiece, rates: MarketListing['rates']): string | null {
  const cached = jsonPrefixes.get(piece)
  const before = cached === undefined ? jsonBeforePrice(piece) : cached
  jsonPrefixes.set(piece, before)
  if (before === null) return null
  const { upcoming } = piece
  const sale = upcoming && { ...upcoming, worth: worthOf(upcoming, rates) }
  return `${before}${JSON.stringify(worthOf(piece.listing?.order, rates))},"upcoming":${JSON.stringify(sale)}}`
}

const files = new WeakMap<MarketListing, RecentMap<string, ServedFile>>()

/** A page as it is sent; serialised once while the listing is unchanged. */
export function listingFile(listing: MarketListing, after: string | null): ServedFile | null {
  const pages = files.get(listing) ?? new RecentMap<string, ServedFile>(MAX_CACHED_RESULTS)
  files.set(listing, pages)
  const cached = pages.get(after ?? '')
  if (cached !== undefined) return cached
  const page = listingPage(listing, after)
  if (page === null) return null
  const { pieces, collections, ...otherFields } = page
  const readableCollections = readableRows(MarketCollection, collections)
  const texts = pieces.map((piece) => pieceJson(piece, listing.rates)).filter((each) => each !== null)
  const leftOut = leftOutField(readableCollections.leftOut + pieces.length - texts.length)
  const facts = { collections: readableCollections.rows, ...leftOut, ...otherFields }
  const text = `${JSON.stringify(facts).slice(0, -1)},"pieces":[${texts.join(',')}]}`
  const file = textFile(text, 'application/json')
  pages.set(after ?? '', file)
  return file
}
