import { compareValues } from '@musi/domain/compareValues'
import { type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'

export const PIECE_ORDERS = ['newest', 'cheapest', 'dearest', 'name'] as const
export type PieceOrder = (typeof PIECE_ORDERS)[number]

export type PieceFilter = {
  readonly search: string
  /** Address of the only collection shown; null for any. */
  readonly collection: string | null
  /** The only artist shown; null for any. */
  readonly artist: string | null
  /** A `traitKey`; null for any trait. */
  readonly trait: string | null
  readonly isListed: boolean
  /** Input in native currency; text that is not a number sets no limit. */
  readonly from: string
  readonly to: string
  readonly order: PieceOrder
}

export const NO_FILTER: PieceFilter = {
  search: '',
  collection: null,
  artist: null,
  trait: null,
  isListed: false,
  from: '',
  to: '',
  order: 'newest',
}

/** Number of filters that are set, besides the search and the order. */
export const activeFilters = ({ collection, artist, trait, isListed, from, to }: PieceFilter): number =>
  [collection !== null, artist !== null, trait !== null, isListed, from !== '' || to !== ''].filter(Boolean).length

const ARTIST = 'Artist'
/** Artist named in the piece's file; not verified. */
export const artistOf = ({ traits }: Piece): string | null => traits.find(({ name }) => name === ARTIST)?.value ?? null

const byName = (one: string, other: string) => one.localeCompare(other)

/** All named artists, in alphabetical order. */
export const artistsOf = (pieces: readonly Piece[]): readonly string[] =>
  [...new Set(pieces.flatMap((piece) => artistOf(piece) ?? []))].toSorted(byName)

const traitKey = ({ name, value }: Piece['traits'][number]): string => `${name}: ${value}`

/** Most traits in the filter, more than a person would look through. */
const MAX_TRAITS = 60

/** Traits that distinguish the pieces, besides the artist: the most frequent if there are many, otherwise by name. */
export function traitsOf(pieces: readonly Piece[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { traits } of pieces)
    for (const key of new Set(traits.filter(({ name }) => name !== ARTIST).map(traitKey)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MAX_TRAITS)
  return frequent.map(([key]) => key).toSorted(byName)
}

type PriceLimit = { readonly kind: 'limit'; readonly price: number } | { readonly kind: 'none' | 'noPrice' }

/** Parses a typed limit; `none` if nothing was typed. */
export function priceLimit(text: string): PriceLimit {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return { kind: 'none' }
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed) ? { kind: 'limit', price: Number(typed) } : { kind: 'noPrice' }
}

/** A price limit as typed; null if the text is not a price. */
function priceLimitValue(text: string): number | null {
  const limit = priceLimit(text)
  return limit.kind === 'limit' ? limit.price : null
}

const searchable = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function hasWords(piece: Piece, words: readonly string[]): boolean {
  const text = searchable([nameOf(piece), `#${piece.id}`, ...piece.traits.map(({ value }) => value)].join(' '))
  return words.every((word) => text.includes(word))
}

/** Says whether a price is within the limits; a piece without a comparable price is not. */
function isWithin({ price: { native } }: Piece, { from, to }: PieceFilter): boolean {
  const lowest = priceLimitValue(from)
  const highest = priceLimitValue(to)
  if (lowest === null && highest === null) return true
  return native !== null && native >= (lowest ?? 0) && native <= (highest ?? Infinity)
}

/** Compares by price; pieces without a price come last in either direction. */
const byPrice = (sign: 1 | -1) => (one: Piece, other: Piece) => {
  const a = one.price.native
  const b = other.price.native
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return sign * compareValues(a, b)
}

const ORDERS: Readonly<Record<PieceOrder, ((one: Piece, other: Piece) => number) | null>> = {
  newest: null,
  cheapest: byPrice(1),
  dearest: byPrice(-1),
  name: (one, other) => byName(nameOf(one), nameOf(other)),
}

/** The pieces shown in the market (spec: market.filter). Input is newest first. */
export function filteredPieces(pieces: readonly Piece[], filter: PieceFilter): readonly Piece[] {
  const { collection, artist, trait, isListed } = filter
  const words = searchable(filter.search).split(/\s+/).filter(Boolean)
  const matches = pieces.filter(
    (piece) =>
      hasWords(piece, words) &&
      (collection === null || piece.collection === collection) &&
      (artist === null || artistOf(piece) === artist) &&
      (trait === null || piece.traits.some((each) => traitKey(each) === trait)) &&
      (!isListed || piece.listing !== null) &&
      isWithin(piece, filter),
  )
  const compare = ORDERS[filter.order]
  return compare === null ? matches : matches.toSorted(compare)
}
