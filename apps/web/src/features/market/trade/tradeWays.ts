import type { Address } from '@musi/domain/address'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import type { BookOrder, StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'

/** Actions an account can take on a piece (spec: market.ways). */
export type TradeWays = {
  readonly isOwner: boolean
  /** The cheapest listing by somebody else. */
  readonly buy: StoredListing | null
  readonly mayOffer: boolean
  readonly maySell: boolean
  /** Offers that the owner can accept, in the order of the book. */
  readonly accept: readonly BookOrder[]
  /** The account’s own orders for this piece, to be withdrawn. */
  readonly own: readonly BookOrder[]
}

const isOpen = ({ standing }: BookOrder) => standing === 'good'
/** Now, or from a later time on. */
const isForSale = ({ standing, order }: BookOrder) =>
  order.kind === 'listing' && (standing === 'good' || standing === 'notBegun')
const isOffer = ({ order }: BookOrder) => order.kind !== 'listing'

/** `book` null: orders are not read yet, and selling is not suggested for a piece that may already be listed. */
export function tradeWays(piece: Piece, book: readonly BookOrder[] | null, account: Address | null): TradeWays {
  const orders = book ?? []
  const isOwner = account !== null && piece.owner === account
  const isOwn = ({ order }: { order: MarketOrder }) => makerOf(order) === account
  const { listing } = piece
  return {
    isOwner,
    buy: listing !== null && !isOwn(listing) ? listing : null,
    mayOffer: !isOwner,
    maySell: isOwner && book !== null && !orders.some((order) => isForSale(order) && isOwn(order)),
    accept: isOwner ? orders.filter((order) => isOpen(order) && isOffer(order) && !isOwn(order)) : [],
    own: account === null ? [] : orders.filter(isOwn),
  }
}
