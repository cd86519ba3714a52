import type { Address } from '@musi/domain/address'
import { type MarketOrder, makerOf } from '@musi/domain/market/marketOrder'
import type { BookOrder, StoredListing, Piece } from '#platform/tokens/collectibles/readMarket.ts'

/** Actions an account can take on a piece (spec: market.ways). */
export type AvailableTrades = {
  readonly isOwner: boolean
  /** The cheapest listing by somebody else. */
  readonly buyableListing: StoredListing | null
  readonly canOffer: boolean
  readonly canSell: boolean
  /** Offers that the owner can accept, in the order book's order. */
  readonly acceptableOffers: readonly BookOrder[]
  /** The account’s own orders for this piece, to be withdrawn. */
  readonly ownOrders: readonly BookOrder[]
}

const isOpen = ({ standing }: BookOrder) => standing === 'good'
/** True if an order is a listing that is open or will open. */
export const isForSale = ({ standing, order }: BookOrder) =>
  order.kind === 'listing' && (standing === 'good' || standing === 'notBegun')
const isOffer = ({ order }: BookOrder) => order.kind !== 'listing'

/** Lists what an account can do with a piece. `book` is null while unread; then a piece that may be listed is not offered for sale. */
export function availableTrades(
  piece: Piece,
  book: readonly BookOrder[] | null,
  account: Address | null,
): AvailableTrades {
  const orders = book ?? []
  const isOwner = account !== null && piece.owner === account
  const isOwn = ({ order }: { order: MarketOrder }) => makerOf(order) === account
  const { listing } = piece
  return {
    isOwner,
    buyableListing: listing !== null && !isOwn(listing) ? listing : null,
    canOffer: !isOwner,
    canSell: isOwner && book !== null && !orders.some((order) => isForSale(order) && isOwn(order)),
    acceptableOffers: isOwner ? orders.filter((order) => isOpen(order) && isOffer(order) && !isOwn(order)) : [],
    ownOrders: account === null ? [] : orders.filter(isOwn),
  }
}
