import type { StoredListing, StoredOrder } from '@musi/api/market/orders'
import type { MarketCollection, MarketPiece } from '@musi/api/market/pieces'
import type { CollectionFacts, PieceFacts } from '@musi/chain/market/collectionPieces'
import type { Address } from '@musi/domain/address'
import { type FilledOrder, type PieceSale, pieceSales } from '@musi/domain/market/pieceSales'
import type { PieceText } from '@musi/domain/market/pieceText'
import { type MarketRates, type Worth, ratedToken } from './marketRates.ts'
import { pictureKey } from './pictureStore.ts'
import type { ChainPieces } from './cachedPieces.ts'

/** An upcoming sale, without the worth of its price. */
export type UpcomingSale = Omit<NonNullable<MarketPiece['upcoming']>, 'worth'>

/**
 * A piece without the worth of its prices, because every trade changes the worth of all pieces, and
 * most are not viewed before the next trade.
 */
export type ListedPiece = Omit<MarketPiece, 'price' | 'upcoming'> & { upcoming: UpcomingSale | null }

/** Everything shown of the market at one moment. */
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
  sale: { price: StoredOrder['order']['price'] } | undefined,
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
export type Cheapest = ReadonlyMap<string, StoredListing>

/** For pieces not on sale yet, the sale that opens first, by `keyOf`. */
export type Upcoming = ReadonlyMap<string, UpcomingSale>

/** Inputs of a piece. */
type PieceParts = {
  chainPieces: ChainPieces
  /** File contents of the pieces, in their order. */
  texts: readonly (PieceText | null)[]
  cheapest: Cheapest
  upcoming: Upcoming
  /** Rank of each piece among the newest mints; missing ones come last. */
  mints: ReadonlyMap<string, number>
  changes: ReadonlyMap<string, number>
}

/** Each part has a new reference whenever anything in it changes. */
export type ListingParts = PieceParts & {
  rates: MarketRates
  /** Past sales; null if the history is unavailable. */
  sales: readonly FilledOrder[] | null
}

type CachedPiece = { facts: PieceFacts; text: PieceText | null; shown: ListedPiece }

/** `at`: its index in the chain's pieces. */
type Ranked = { key: string; facts: PieceFacts; at: number }
type Ranking = { chainPieces: ChainPieces; mints: ListingParts['mints']; pieces: readonly Ranked[] }

/** `cheapestByToken`: its cheapest listing in each currency. */
type CollectionFigures = {
  facts: CollectionFacts
  listed: number
  holders: number
  cheapestByToken: readonly { token: ReturnType<typeof ratedToken>; amount: bigint }[]
}

type ListedPieces = { parts: PieceParts; pieces: readonly ListedPiece[]; figures: readonly CollectionFigures[] }

/**
 * Combines the parts. Pieces and lists that did not change keep their reference: a block changes little, and a full
 * market has thousands of pieces.
 */
export function marketListing(): (parts: ListingParts) => MarketListing {
  const cachedPieces = new Map<string, CachedPiece>()
  let ranking: Ranking | null = null
  let lastShown: ListedPieces | null = null
  let lastListing: { parts: ListingParts; listing: MarketListing } | null = null
  let salesCache: { filled: ListingParts['sales']; byCollection: Map<Address, readonly PieceSale[]> } | null = null

  function salesOf(filled: ListingParts['sales'], address: Address): readonly PieceSale[] | null {
    if (filled === null) return null
    if (salesCache?.filled !== filled) salesCache = { filled, byCollection: new Map() }
    const sales = salesCache.byCollection.get(address) ?? pieceSales(filled, [address])
    salesCache.byCollection.set(address, sales)
    return sales
  }

  /** The pieces in the order in which they were minted, newest first. */
  function rankedPieces(chainPieces: ChainPieces, mints: ListingParts['mints']): Ranking['pieces'] {
    if (ranking?.chainPieces === chainPieces && ranking.mints === mints) return ranking.pieces
    const keyed = chainPieces.pieces.map((facts, at) => ({ key: keyOf(facts.collection, facts.id), facts, at }))
    const rankOf = ({ key }: Ranked) => mints.get(key) ?? mints.size
    ranking = { chainPieces, mints, pieces: keyed.toSorted((one, other) => rankOf(one) - rankOf(other)) }
    const keys = new Set(keyed.map(({ key }) => key))
    for (const key of cachedPieces.keys()) if (!keys.has(key)) cachedPieces.delete(key)
    return ranking.pieces
  }

  function shownPieces({ chainPieces, texts, cheapest, upcoming, mints, changes }: PieceParts): ListedPieces {
    const parts = { chainPieces, texts, cheapest, upcoming, mints, changes }
    if (lastShown !== null && areSame(lastShown.parts, parts)) return lastShown
    const makers = new Map(chainPieces.collections.map(({ address, maker }) => [address, maker]))
    const pieces = rankedPieces(chainPieces, mints).map(({ key, facts, at }) => {
      const text = texts[at] ?? null
      const cached = cachedPieces.get(key)
      const outerFields = { ...marketFieldsOf(key, parts), maker: makers.get(facts.collection) ?? null }
      const isCached = cached?.facts === facts && cached.text === text
      if (isCached && areAlike(cached.shown, outerFields)) return cached.shown
      const piece = { ...(isCached ? cached.shown : pieceOf(facts, text)), ...outerFields }
      cachedPieces.set(key, { facts, text, shown: piece })
      return piece
    })
    const ofCollection = Map.groupBy(pieces, ({ collection }) => collection)
    const figures = chainPieces.collections.map((facts) => figuresOf(facts, ofCollection.get(facts.address) ?? []))
    return (lastShown = { parts, pieces, figures })
  }

  return (parts) => {
    if (lastListing !== null && areSame(lastListing.parts, parts)) return lastListing.listing
    const { chainPieces, rates, sales } = parts
    const { pieces, figures } = shownPieces(parts)
    const collections = figures.map((figure) => collectionOf(figure, salesOf(sales, figure.facts.address), rates))
    lastListing = { parts, listing: { collections, pieces, rates, hasMore: chainPieces.hasMore } }
    return lastListing.listing
  }
}

const areSame = <Parts extends object>(one: Parts, other: Parts): boolean =>
  (Object.keys(one) as (keyof Parts)[]).every((name) => one[name] === other[name])

/** Fields of a piece that come from the market and its collection, not from the piece itself. */
type OuterFields = Pick<ListedPiece, 'listing' | 'upcoming' | 'pictureChangedSeconds' | 'maker'>

type MarketInputs = Pick<ListingParts, 'cheapest' | 'upcoming' | 'changes'>

function marketFieldsOf(key: string, { cheapest, upcoming, changes }: MarketInputs): Omit<OuterFields, 'maker'> {
  const listing = cheapest.get(key) ?? null
  return {
    pictureChangedSeconds: changes.get(key) ?? null,
    listing,
    upcoming: listing === null ? (upcoming.get(key) ?? null) : null,
  }
}

/** Compares content, because orders have a new reference whenever they are read again. */
export const areSameSales = (one: UpcomingSale | null, other: UpcomingSale | null | undefined): boolean =>
  one === null || !other
    ? one === (other ?? null)
    : one.opensSeconds === other.opensSeconds &&
      one.price.token === other.price.token &&
      one.price.amount === other.price.amount

const areAlike = (one: OuterFields, other: OuterFields): boolean =>
  one.listing === other.listing &&
  one.maker === other.maker &&
  one.pictureChangedSeconds === other.pictureChangedSeconds &&
  areSameSales(one.upcoming, other.upcoming)

const pieceOf = (
  { collection, id, owner, uri, releaseSeconds, royalty }: PieceFacts,
  text: PieceText | null,
): Omit<ListedPiece, keyof OuterFields> => ({
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

function figuresOf(facts: CollectionFacts, pieces: readonly ListedPiece[]): CollectionFigures {
  const prices = pieces.flatMap(({ listing }) => (listing === null ? [] : [listing.order.price]))
  const cheapestByToken = new Map<ReturnType<typeof ratedToken>, bigint>()
  for (const price of prices) {
    const token = ratedToken(price.token)
    const amount = BigInt(price.amount)
    const cached = cheapestByToken.get(token)
    if (cached === undefined || amount < cached) cheapestByToken.set(token, amount)
  }
  return {
    facts,
    listed: prices.length,
    holders: new Set(pieces.map(({ owner }) => owner)).size,
    cheapestByToken: [...cheapestByToken].map(([token, amount]) => ({ token, amount })),
  }
}

function collectionOf(
  { facts: { address, name, symbol, text, minter, pieces }, listed, holders, cheapestByToken }: CollectionFigures,
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
    ...floorOf(cheapestByToken, rates),
    volume: sales && volumeOf(sales, rates),
  }
}

/** Limit of uncounted currencies listed per collection. */
const MAX_OTHER_CURRENCIES = 3
const MAX_AMOUNT = 2n ** 256n - 1n
const amountText = (amount: bigint) => String(amount < MAX_AMOUNT ? amount : MAX_AMOUNT)

/**
 * The cheapest listing in counted currencies, and the cheapest in each of the others (spec:
 * market.counted).
 */
function floorOf(
  cheapestByToken: CollectionFigures['cheapestByToken'],
  rates: MarketRates,
): Pick<MarketCollection, 'floor' | 'floorInTokens'> {
  const each = cheapestByToken.map(({ token, amount }) => ({
    token,
    amount,
    worth: rates.isCounted(token) ? rates.worth(token, amount) : NO_WORTH,
  }))
  const counted = each.filter(({ worth }) => worth.native !== null)
  const [cheapest] = counted.toSorted((one, other) => (one.worth.native ?? 0) - (other.worth.native ?? 0))
  return {
    floor: cheapest?.worth ?? null,
    floorInTokens: each
      .filter(({ worth }) => worth.native === null)
      .slice(0, MAX_OTHER_CURRENCIES)
      .map(({ token, amount }) => ({ token, amount: String(amount) })),
  }
}

/** Worth of sales in counted currencies, and amounts paid in others (spec: market.volume, market.counted). */
function volumeOf(sales: readonly PieceSale[], rates: MarketRates): NonNullable<MarketCollection['volume']> {
  const byToken = Map.groupBy(sales, ({ token }) => (/^0x0+$/.test(token) ? 'native' : ratedToken(token)))
  const sums = [...byToken].map(([token, ofToken]) => {
    const amount = ofToken.reduce((sum, sale) => sum + sale.amount, 0n)
    return {
      token,
      sales: ofToken.length,
      amount,
      worth: rates.isCounted(token) ? rates.paid(token, amount) : NO_WORTH,
    }
  })
  const counted = sums.filter(({ worth }) => worth.native !== null)
  const sumWorth = (of: (worth: Worth) => number | null) =>
    counted.reduce<number | null>((all, { worth }) => {
      const part = of(worth)
      return all === null || part === null ? null : all + part
    }, 0)
  return {
    sales: counted.reduce((all, each) => all + each.sales, 0),
    native: sumWorth(({ native }) => native),
    dollars: sumWorth(({ dollars }) => dollars),
    inTokens: sums
      .filter(({ worth }) => worth.native === null)
      .toSorted((one, other) => other.sales - one.sales)
      .slice(0, MAX_OTHER_CURRENCIES)
      .map(({ token, sales, amount }) => ({ token, sales, amount: amountText(amount) })),
  }
}
