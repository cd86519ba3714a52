import type { KeptOrder } from '@musi/api/orders'
import type { MarketCollection, MarketPiece } from '@musi/api/pieces'
import type { CollectionFacts, PieceFacts } from '@musi/chain/market/collectionPieces'
import { type Address, isAddress } from '@musi/domain/address'
import { type FilledOrder, type PieceSale, pieceSales } from '@musi/domain/market/pieceSales'
import type { PieceText } from '@musi/domain/market/pieceText'
import type { MarketRates, Worth } from './marketRates.ts'
import { pictureKey } from './pictureBook.ts'
import type { HeldPieces } from './pieceMemory.ts'

/** All that is shown of the market at one moment. */
export type Shelf = { collections: readonly MarketCollection[]; pieces: readonly MarketPiece[]; hasMore: boolean }

export const EMPTY_SHELF: Shelf = { collections: [], pieces: [], hasMore: false }

/** By which its picture is known too. */
export const keyOf = (collection: string, id: bigint | string) => pictureKey({ collection, id: String(id) })

/** Of each piece, by `keyOf`, what it is sold for and what that is worth. */
export type Cheapest = ReadonlyMap<string, { order: KeptOrder; worth: Worth }>

export type UpcomingSale = NonNullable<MarketPiece['upcoming']>
/** Of pieces that cannot be bought yet, by `keyOf`, the sale that opens first. */
export type Upcoming = ReadonlyMap<string, UpcomingSale>

/** Each is another one as soon as anything in it is. */
export type ShelfParts = {
  held: HeldPieces
  /** What the files of the pieces say, in their order. */
  texts: readonly (PieceText | null)[]
  rates: MarketRates
  cheapest: Cheapest
  upcoming: Upcoming
  /** Null: the history cannot say. */
  sales: readonly FilledOrder[] | null
  /** The place of each piece among those that were made last; what is not named comes after. */
  mints: ReadonlyMap<string, number>
  changes: ReadonlyMap<string, number>
}

type Known = { facts: PieceFacts; text: PieceText | null; shown: MarketPiece }

/** `at`: its place in what is held. */
type Ranked = { key: string; facts: PieceFacts; at: number }
type Ranking = { held: HeldPieces; mints: ShelfParts['mints']; pieces: readonly Ranked[] }

const NO_WORTH: Worth = { native: null, dollars: null }

/**
 * Puts the parts together. What no part has changed stays the very same thing, a piece as well as the whole: a block changes little, and
 * a full market is thousands of pieces.
 */
export function marketShelf(): (parts: ShelfParts) => Shelf {
  const known = new Map<string, Known>()
  let ranking: Ranking | null = null
  let last: { parts: ShelfParts; shelf: Shelf } | null = null
  let sold: { filled: ShelfParts['sales']; of: Map<Address, readonly PieceSale[]> } | null = null

  function salesOf(filled: ShelfParts['sales'], address: Address): readonly PieceSale[] | null {
    if (filled === null) return null
    if (sold?.filled !== filled) sold = { filled, of: new Map() }
    const sales = sold.of.get(address) ?? pieceSales(filled, [address])
    sold.of.set(address, sales)
    return sales
  }

  /** The pieces in the order in which they were made, newest first. */
  function rankedPieces(held: HeldPieces, mints: ShelfParts['mints']): Ranking['pieces'] {
    if (ranking?.held === held && ranking.mints === mints) return ranking.pieces
    const keyed = held.pieces.map((facts, at) => ({ key: keyOf(facts.collection, facts.id), facts, at }))
    const rankOf = ({ key }: Ranked) => mints.get(key) ?? mints.size
    ranking = { held, mints, pieces: keyed.toSorted((one, other) => rankOf(one) - rankOf(other)) }
    const keys = new Set(keyed.map(({ key }) => key))
    for (const key of known.keys()) if (!keys.has(key)) known.delete(key)
    return ranking.pieces
  }

  function put(parts: ShelfParts): Shelf {
    const { held, texts, rates, sales, mints } = parts
    const pieces = rankedPieces(held, mints).map(({ key, facts, at }) => {
      const text = texts[at] ?? null
      const before = known.get(key)
      const besides = besidesOf(key, parts)
      const isKnown = before?.facts === facts && before.text === text
      if (isKnown && areAlike(before.shown, besides)) return before.shown
      const shown = { ...(isKnown ? before.shown : pieceOf(facts, text)), ...besides }
      known.set(key, { facts, text, shown })
      return shown
    })
    const ofCollection = Map.groupBy(pieces, ({ collection }) => collection)
    return {
      collections: held.collections.map((facts) =>
        collectionOf(facts, ofCollection.get(facts.address) ?? [], salesOf(sales, facts.address), rates),
      ),
      pieces,
      hasMore: held.hasMore,
    }
  }

  return (parts) => {
    if (last !== null && areSame(last.parts, parts)) return last.shelf
    last = { parts, shelf: put(parts) }
    return last.shelf
  }
}

const areSame = (one: ShelfParts, other: ShelfParts): boolean =>
  (Object.keys(one) as (keyof ShelfParts)[]).every((name) => one[name] === other[name])

/** What is not of the piece itself. */
type Besides = Pick<MarketPiece, 'listing' | 'price' | 'upcoming' | 'pictureChangedSeconds'>

type FromBeside = Pick<ShelfParts, 'cheapest' | 'upcoming' | 'changes'>

function besidesOf(key: string, { cheapest, upcoming, changes }: FromBeside): Besides {
  const best = cheapest.get(key)
  return {
    pictureChangedSeconds: changes.get(key) ?? null,
    listing: best?.order ?? null,
    price: best?.worth ?? NO_WORTH,
    upcoming: best === undefined ? (upcoming.get(key) ?? null) : null,
  }
}

const isWorth = (one: Worth, other: Worth): boolean => one.native === other.native && one.dollars === other.dollars

/** Prices are the very same only as long as nobody has read them again. */
export const areAlikeSales = (one: UpcomingSale | null, other: UpcomingSale | null | undefined): boolean =>
  one === null || !other
    ? one === (other ?? null)
    : one.opensSeconds === other.opensSeconds &&
      one.price.token === other.price.token &&
      one.price.amount === other.price.amount &&
      isWorth(one.worth, other.worth)

const areAlike = (one: Besides, other: Besides): boolean =>
  one.listing === other.listing &&
  one.pictureChangedSeconds === other.pictureChangedSeconds &&
  isWorth(one.price, other.price) &&
  areAlikeSales(one.upcoming, other.upcoming)

const pieceOf = (
  { collection, id, owner, uri, releaseSeconds, royalty }: PieceFacts,
  text: PieceText | null,
): Omit<MarketPiece, keyof Besides> => ({
  ...{ collection, id: String(id), owner, releaseSeconds },
  ...{ name: text?.name ?? null, description: text?.description ?? null, traits: [...(text?.traits ?? [])] },
  hasPicture: (text?.image ?? null) !== null,
  isUnread: uri !== null && text === null,
  royalty: royalty === null ? null : { artist: royalty.artist, bps: Number(royalty.amount) },
})

const sumOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0)

function collectionOf(
  { address, name, symbol, text, minter, pieces: count }: CollectionFacts,
  pieces: readonly MarketPiece[],
  sales: readonly PieceSale[] | null,
  rates: MarketRates,
): MarketCollection {
  const listed = pieces.filter(({ listing }) => listing !== null)
  const prices = listed.map(({ price }) => price).filter(({ native }) => native !== null)
  const floor = prices.reduce<Worth | null>(
    (least, price) => (least === null || (price.native ?? 0) < (least.native ?? 0) ? price : least),
    null,
  )
  const worths = sales?.map(({ token, amount }) =>
    rates.worth(/^0x0+$/.test(token) ? 'native' : isAddress(token) || 'native', amount),
  )
  return {
    ...{ address, name, symbol, text, minter, pieces: count, listed: listed.length },
    holders: new Set(pieces.map(({ owner }) => owner)).size,
    floor,
    volume:
      worths === undefined
        ? null
        : {
            sales: worths.length,
            native: sumOf(worths.map(({ native }) => native)),
            dollars: sumOf(worths.map(({ dollars }) => dollars)),
          },
  }
}
