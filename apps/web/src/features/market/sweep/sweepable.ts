import type { Address } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { type Piece, nameOf } from '#platform/tokens/collectibles/readMarket.ts'

type Hex = `0x${string}`

/** One of several listings that are bought together, with the piece's name. */
export type PieceToBuy = { readonly name: string; readonly hash: Hex; readonly order: Listing; readonly signature: Hex }

/** Most pieces, few enough for a person to read before signing and to fit well within a block. */
export const MAX_PIECES_AT_ONCE = 20

export const keyOf = ({ collection, id }: Pick<Piece, 'collection' | 'id'>): string => `${collection} ${id}`

/** Says whether a piece can be bought with others: sold by somebody else for native currency, because tokens need an approval each (spec: market.sweep). */
export const canSweep = ({ listing }: Piece, account: Address | null): boolean =>
  listing !== null && listing.order.price.token === 'native' && listing.order.seller !== account

/** Number of selected pieces no longer for sale, except those the account bought. */
export function lostCount(chosen: readonly string[], pieces: readonly Piece[], account: Address | null): number {
  const byKey = new Map(pieces.map((piece) => [keyOf(piece), piece]))
  return chosen.filter((key) => {
    const piece = byKey.get(key)
    return piece === undefined || (!canSweep(piece, account) && piece.owner !== account)
  }).length
}

/** The selected pieces to buy. A piece that shares its name with another is identified by its number. */
export function piecesToBuy(pieces: readonly Piece[]): readonly PieceToBuy[] {
  const names = pieces.map(nameOf)
  return pieces.flatMap((piece, at) => {
    if (piece.listing === null) return []
    const { hash, order, signature } = piece.listing
    const name = nameOf(piece)
    const isShared = names.some((other, place) => other === name && place !== at)
    return [{ name: isShared ? `${name} #${piece.id}` : name, hash, order, signature }]
  })
}

export const sweepTotal = (pieces: readonly Pick<PieceToBuy, 'order'>[]): bigint =>
  pieces.reduce((sum, { order }) => sum + order.price.amount, 0n)

/** Sum of all royalties. */
export const sweepRoyalties = (pieces: readonly Pick<PieceToBuy, 'order'>[]): bigint =>
  pieces.reduce((sum, { order }) => sum + (order.royalty?.amount ?? 0n), 0n)
