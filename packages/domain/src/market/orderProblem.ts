import type { Address } from '../address.ts'
import { type MarketOrder, type Royalty, makerOf } from './marketOrder.ts'

const DAY = 86_400n

/** How long an order is open at most, and how far ahead it may begin (spec: market.longest). */
export const LONGEST_ORDER_SECONDS = 180n * DAY

export type OrderProblem =
  | 'noPrice'
  | 'over'
  | 'beginsLate'
  | 'openTooLong'
  /** Neither native, nor wrapped, nor a known token, nor one of an artist of ours. */
  | 'otherCurrency'
  /** The royalty is not what the collection says, or goes to somebody else. */
  | 'otherRoyalty'
  /** It leaves the seller nothing. */
  | 'royaltyTakesAll'

export type OrderRules = {
  nowSeconds: bigint
  /** What the collection names for this piece at this price (ERC-2981). Null: none. */
  royalty: Royalty | null
  mayPayWith: (token: MarketOrder['price']['token']) => boolean
}

const isSameRoyalty = (one: Royalty | null, other: Royalty | null): boolean =>
  one === null || other === null ? one === other : one.amount === other.amount && one.artist === other.artist

/** What has to stand in an order: nobody pays a royalty to himself, and nobody one of nothing (spec: market.royalty). */
export const royaltyDue = (maker: { address: Address; sells: boolean }, royalty: Royalty | null): Royalty | null =>
  royalty === null || royalty.amount === 0n || (maker.sells && maker.address === royalty.artist) ? null : royalty

/** A collection of somebody else may name any royalty; with one of the whole price nothing is left for a seller. */
export const royaltyTakesAll = (royalty: Royalty | null, price: bigint): boolean =>
  royalty !== null && royalty.amount >= price

/** Why an order cannot stand in the book, whatever the chain says of it. Null: it can. */
export function orderProblem(order: MarketOrder, { nowSeconds, royalty, mayPayWith }: OrderRules): OrderProblem | null {
  const { price, startSeconds, endSeconds } = order
  if (price.amount <= 0n) return 'noPrice'
  if (endSeconds <= nowSeconds || endSeconds <= startSeconds) return 'over'
  const begins = startSeconds > nowSeconds ? startSeconds : nowSeconds
  if (begins - nowSeconds > LONGEST_ORDER_SECONDS) return 'beginsLate'
  if (endSeconds - begins > LONGEST_ORDER_SECONDS) return 'openTooLong'
  if (!mayPayWith(price.token)) return 'otherCurrency'
  if (order.kind === 'collectionOffer') return null
  const due = royaltyDue({ address: makerOf(order), sells: order.kind === 'listing' }, royalty)
  if (royaltyTakesAll(due, price.amount)) return 'royaltyTakesAll'
  return isSameRoyalty(order.royalty, due) ? null : 'otherRoyalty'
}
