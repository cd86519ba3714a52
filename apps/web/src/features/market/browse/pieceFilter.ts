import { order } from '@musi/domain/order'
import { type Piece, nameOf } from '../shelf/readMarket.ts'

export const PIECE_ORDERS = ['newest', 'cheapest', 'dearest', 'name'] as const
export type PieceOrder = (typeof PIECE_ORDERS)[number]

export type PieceFilter = {
  readonly search: string
  /** Null: by anybody. */
  readonly artist: string | null
  readonly isListed: boolean
  readonly order: PieceOrder
}

export const NO_FILTER: PieceFilter = { search: '', artist: null, isListed: false, order: 'newest' }

const ARTIST = 'Artist'
/** As the file of the piece says; not proven. */
export const artistOf = ({ traits }: Piece): string | null => traits.find(({ name }) => name === ARTIST)?.value ?? null

/** All that are named, in the order of their names. */
export const artistsOf = (pieces: readonly Piece[]): readonly string[] =>
  [...new Set(pieces.flatMap((piece) => artistOf(piece) ?? []))].toSorted((one, other) => one.localeCompare(other))

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function fits(piece: Piece, words: readonly string[]): boolean {
  const text = plain([nameOf(piece), `#${piece.id}`, ...piece.traits.map(({ value }) => value)].join(' '))
  return words.every((word) => text.includes(word))
}

/** What has no price comes last, whichever way prices are sorted. */
const byPrice = (sign: 1 | -1) => (one: Piece, other: Piece) => {
  const [a, b] = [one.price.native, other.price.native]
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return sign * order(a, b)
}

const ORDERS: Readonly<Record<PieceOrder, ((one: Piece, other: Piece) => number) | null>> = {
  newest: null,
  cheapest: byPrice(1),
  dearest: byPrice(-1),
  name: (one, other) => nameOf(one).localeCompare(nameOf(other)),
}

/** What is shown of the market (spec: market.filter). The pieces come newest first. */
export function filteredPieces(pieces: readonly Piece[], filter: PieceFilter): readonly Piece[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean)
  const shown = pieces.filter(
    (piece) =>
      fits(piece, words) &&
      (filter.artist === null || artistOf(piece) === filter.artist) &&
      (!filter.isListed || piece.listing !== null),
  )
  const compare = ORDERS[filter.order]
  return compare === null ? shown : shown.toSorted(compare)
}
