import type { KeptListing, KeptOrder } from '@musi/api/market/orders'
import type { MarketCollection, MarketPiece } from '@musi/api/market/pieces'
import type { CollectionFacts, PieceFacts } from '@musi/chain/market/collectionPieces'
import type { Address } from '@musi/domain/address'
import { type FilledOrder, type PieceSale, pieceSales } from '@musi/domain/market/pieceSales'
import type { PieceText } from '@musi/domain/market/pieceText'
import { type MarketRates, type Worth, ratedToken } from './marketRates.ts'
import { pictureKey } from './pictureStore.ts'
import type { HeldPieces } from './pieceMemory.ts'

/** A sale that opens, without what its price is worth. */
export type UpcomingSale = Omit<NonNullable<MarketPiece['upcoming']>, 'worth'>

/**
 * A piece without the worth of its prices: every trade changes that of all pieces, and most are not viewed before the
 * next.
 */
export type ListedPiece = Omit<MarketPiece, 'price' | 'upcoming'> & { upcoming: UpcomingSale | null }

/** All that is shown of the market at one moment. */
export type MarketListing = {
  collections: readonly MarketCollection[]
  pieces: readonly ListedPiece[]
  /** Rates for the worth of the prices. */
  rates: Pick<MarketRates, 'worth'>
  hasMore: boolean
}

const NO_WORTH: Worth = { native: null, dollars: null }

export const EMPTY_LISTING: MarketListing = {
  collections: [],
  pieces: [],
  rates: { worth: () => NO_WORTH },
  hasMore: false,
}

/** Worth of its listing, or of its upcoming sale, at these rates. */
export const worthOf = (
  sale: { price: KeptOrder['order']['price'] } | undefined,
  rates: MarketListing['rates'],
): Worth => (sale === undefined ? NO_WORTH : rates.worth(ratedToken(sale.price.token), BigInt(sale.price.amount)))

/** The piece with its price at these rates. */
export function pricedPiece({ upcoming, ...piece }: ListedPiece, rates: MarketListing['rates']): MarketPiece {
  const price = worthOf(piece.listing?.order, rates)
  return { ...piece, price, upcoming: upcoming && { ...upcoming, worth: worthOf(upcoming, rates) } }
}

/** Also keys its picture. */
export const keyOf = (collection: string, id: bigint | string) => pictureKey({ collection, id: String(id) })

/** Cheapest listing per piece, by `keyOf`. */
export type Cheapest = ReadonlyMap<string, KeptListing>

/** For pieces not on sale yet, the sale that opens first, by `keyOf`. */
export type Upcoming = ReadonlyMap<string, UpcomingSale>

/** Inputs of a piece. */
type PieceParts = {
  held: HeldPieces
  /** File contents of the pieces, in their order. */
  texts: readonly (PieceText | null)[]
  cheapest: Cheapest
  upcoming: Upcoming
  /** Rank of each piece among the newest mints; missing ones come last. */
  mints: ReadonlyMap<string, number>
  changes: ReadonlyMap<string, number>
}

/** Each is another one as soon as anything in it is. */
export type ListingParts = PieceParts & {
  rates: MarketRates
  /** Null if the history cannot say. */
  sales: readonly FilledOrder[] | null
}

type Known = { facts: PieceFacts; text: PieceText | null; shown: ListedPiece }

/** `at`: its place in what is held. */
type Ranked = { key: string; facts: PieceFacts; at: number }
type Ranking = { held: HeldPieces; mints: ListingParts['mints']; pieces: readonly Ranked[] }

/** `least`: of its listings the cheapest in each currency. */
type Home = {
  facts: CollectionFacts
  listed: number
  holders: number
  least: readonly { token: ReturnType<typeof ratedToken>; amount: bigint }[]
}

type Shown = { parts: PieceParts; pieces: readonly ListedPiece[]; homes: readonly Home[] }

/**
 * Combines the parts. Pieces and lists that did not change keep their reference: a block changes little, and a full
 * market has thousands of pieces.
 */
export function marketListing(): (parts: ListingParts) => MarketListing {
  const known = new Map<string, Known>()
  let ranking: Ranking | null = null
  let shown: Shown | null = null
  let last: { parts: ListingParts; listing: MarketListing } | null = null
  let sold: { filled: ListingParts['sales']; of: Map<Address, readonly PieceSale[]> } | null = null

  function salesOf(filled: ListingParts['sales'], address: Address): readonly PieceSale[] | null {
    if (filled === null) return null
    if (sold?.filled !== filled) sold = { filled, of: new Map() }
    const sales = sold.of.get(address) ?? pieceSales(filled, [address])
    sold.of.set(address, sales)
    return sales
  }

  /** The pieces in the order in which they were made, newest first. */
  function rankedPieces(held: HeldPieces, mints: ListingParts['mints']): Ranking['pieces'] {
    if (ranking?.held === held && ranking.mints === mints) return ranking.pieces
    const keyed = held.pieces.map((facts, at) => ({ key: keyOf(facts.collection, facts.id), facts, at }))
    const rankOf = ({ key }: Ranked) => mints.get(key) ?? mints.size
    ranking = { held, mints, pieces: keyed.toSorted((one, other) => rankOf(one) - rankOf(other)) }
    const keys = new Set(keyed.map(({ key }) => key))
    for (const key of known.keys()) if (!keys.has(key)) known.delete(key)
    return ranking.pieces
  }

  function shownPieces({ held, texts, cheapest, upcoming, mints, changes }: PieceParts): Shown {
    const parts = { held, texts, cheapest, upcoming, mints, changes }
    if (shown !== null && areSame(shown.parts, parts)) return shown
    const pieces = rankedPieces(held, mints).map(({ key, facts, at }) => {
      const text = texts[at] ?? null
      const before = known.get(key)
      const besides = besidesOf(key, parts)
      const isKnown = before?.facts === facts && before.text === text
      if (isKnown && areAlike(before.shown, besides)) return before.shown
      const piece = { ...(isKnown ? before.shown : pieceOf(facts, text)), ...besides }
      known.set(key, { facts, text, shown: piece })
      return piece
    })
    const ofCollection = Map.groupBy(pieces, ({ collection }) => collection)
    const homes = held.collections.map((facts) => homeOf(facts, ofCollection.get(facts.address) ?? []))
    return (shown = { parts, pieces, homes })
  }

  return (parts) => {
    if (last !== null && areSame(last.parts, parts)) return last.listing
    const { held, rates, sales } = parts
    const { pieces, homes } = shownPieces(parts)
    const collections = homes.map((home) => collectionOf(home, salesOf(sales, home.facts.address), rates))
    last = { parts, listing: { collections, pieces, rates, hasMore: held.hasMore } }
    return last.listing
  }
}

const areSame = <Parts extends object>(one: Parts, other: Parts): boolean =>
  (Object.keys(one) as (keyof Parts)[]).every((name) => one[name] === other[name])

/** Fields that do not come from the piece itself. */
type Besides = Pick<ListedPiece, 'listing' | 'upcoming' | 'pictureChangedSeconds'>

type FromBeside = Pick<ListingParts, 'cheapest' | 'upcoming' | 'changes'>

function besidesOf(key: string, { cheapest, upcoming, changes }: FromBeside): Besides {
  const listing = cheapest.get(key) ?? null
  return {
    pictureChangedSeconds: changes.get(key) ?? null,
    listing,
    upcoming: listing === null ? (upcoming.get(key) ?? null) : null,
  }
}

/** Orders keep their reference only until they are read again, so their content is compared. */
export const areAlikeSales = (one: UpcomingSale | null, other: UpcomingSale | null | undefined): boolean =>
  one === null || !other
    ? one === (other ?? null)
    : one.opensSeconds === other.opensSeconds &&
      one.price.token === other.price.token &&
      one.price.amount === other.price.amount

const areAlike = (one: Besides, other: Besides): boolean =>
  one.listing === other.listing &&
  one.pictureChangedSeconds === other.pictureChangedSeconds &&
  areAlikeSales(one.upcoming, other.upcoming)

const pieceOf = (
  { collection, id, owner, uri, releaseSeconds, royalty }: PieceFacts,
  text: PieceText | null,
): Omit<ListedPiece, keyof Besides> => ({
  collection,
  id: String(id),
  owner,
  releaseSeconds,
  name: text?.name ?? null,
  description: text?.description ?? null,
  traits: [...(text?.traits ?? [])],
  hasPicture: (text?.image ?? null) !== null,
  isUnread: uri !== null && text === null,
  royalty: royalty === null ? null : { artist: royalty.artist, bps: Number(royalty.amount) },
})

function homeOf(facts: CollectionFacts, pieces: readonly ListedPiece[]): Home {
  const prices = pieces.flatMap(({ listing }) => (listing === null ? [] : [listing.order.price]))
  const least = new Map<ReturnType<typeof ratedToken>, bigint>()
  for (const price of prices) {
    const token = ratedToken(price.token)
    const amount = BigInt(price.amount)
    const before = least.get(token)
    if (before === undefined || amount < before) least.set(token, amount)
  }
  return {
    facts,
    listed: prices.length,
    holders: new Set(pieces.map(({ owner }) => owner)).size,
    least: [...least].map(([token, amount]) => ({ token, amount })),
  }
}

function collectionOf(
  { facts: { address, name, symbol, text, minter, pieces }, listed, holders, least }: Home,
  sales: readonly PieceSale[] | null,
  rates: MarketRates,
): MarketCollection {
  return {
    address,
    name,
    symbol,
    text,
    minter,
    pieces,
    listed,
    holders,
    ...floorOf(least, rates),
    volume: sales && volumeOf(sales, rates),
  }
}

/** Number of other currencies named besides the counted ones. */
const MOST_BESIDE = 3
const MOST_AMOUNT = 2n ** 256n - 1n
const amountText = (amount: bigint) => String(amount < MOST_AMOUNT ? amount : MOST_AMOUNT)

/** The cheapest listing in a currency that counts, and beside it the cheapest in each of the others (spec: market.counted). */
function floorOf(least: Home['least'], rates: MarketRates): Pick<MarketCollection, 'floor' | 'floorBeside'> {
  const each = least.map(({ token, amount }) => ({
    token,
    amount,
    worth: rates.isCounted(token) ? rates.worth(token, amount) : NO_WORTH,
  }))
  const counted = each.filter(({ worth }) => worth.native !== null)
  const [cheapest] = counted.toSorted((one, other) => (one.worth.native ?? 0) - (other.worth.native ?? 0))
  return {
    floor: cheapest?.worth ?? null,
    floorBeside: each
      .filter(({ worth }) => worth.native === null)
      .slice(0, MOST_BESIDE)
      .map(({ token, amount }) => ({ token, amount: String(amount) })),
  }
}

/** Worth of sales in counted currencies, and amounts paid in others (spec: market.volume, market.counted). */
function volumeOf(sales: readonly PieceSale[], rates: MarketRates): NonNullable<MarketCollection['volume']> {
  const byToken = Map.groupBy(sales, ({ token }) => (/^0x0+$/.test(token) ? 'native' : ratedToken(token)))
  const sums = [...byToken].map(([token, own]) => {
    const amount = own.reduce((sum, sale) => sum + sale.amount, 0n)
    return { token, sales: own.length, amount, worth: rates.isCounted(token) ? rates.paid(token, amount) : NO_WORTH }
  })
  const counted = sums.filter(({ worth }) => worth.native !== null)
  const together = (of: (worth: Worth) => number | null) =>
    counted.reduce<number | null>((all, { worth }) => {
      const part = of(worth)
      return all === null || part === null ? null : all + part
    }, 0)
  return {
    sales: counted.reduce((all, each) => all + each.sales, 0),
    native: together(({ native }) => native),
    dollars: together(({ dollars }) => dollars),
    beside: sums
      .filter(({ worth }) => worth.native === null)
      .toSorted((one, other) => other.sales - one.sales)
      .slice(0, MOST_BESIDE)
      .map(({ token, sales, amount }) => ({ token, sales, amount: amountText(amount) })),
  }
}
