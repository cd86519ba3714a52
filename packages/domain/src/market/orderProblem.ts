import type { Address } from '../address.ts'
import { type MarketOrder, type Royalty, makerOf } from './marketOrder.ts'

const DAY = 86_400n

/** Longest duration of an order, and how far ahead it may start (spec: market.longest). */
export const LONGEST_ORDER_SECONDS = 180n * DAY

export type OrderProblem =
  | 'noPrice'
  | 'over'
  | 'beginsLate'
  | 'openTooLong'
  /** The currency is not native, wrapped, a known token or an artist token. */
  | 'otherCurrency'
  /** The royalty differs from the collection's, or goes to somebody else. */
  | 'otherRoyalty'
  /** Nothing is left for the seller. */
  | 'royaltyTakesAll'

export type OrderRules = {
  nowSeconds: bigint
  /** The collection's royalty for this piece at this price (ERC-2981); null if none. */
  royalty: Royalty | null
  mayPayWith: (token: MarketOrder['price']['token']) => boolean
}

const isSameRoyalty = (one: Royalty | null, other: Royalty | null): boolean =>
  one === null || other === null ? one === other : one.amount === other.amount && one.artist === other.artist

/** The royalty an order must include: nobody pays one to themselves, and zero is left out (spec: market.royalty). */
export const royaltyDue = (maker: { address: Address; sells: boolean }, royalty: Royalty | null): Royalty | null =>
  royalty === null || royalty.amount === 0n || (maker.sells && maker.address === royalty.artist) ? null : royalty

/** True if the royalty takes the whole price, which a foreign collection may demand. */
export const royaltyTakesAll = (royalty: Royalty | null, price: bigint): boolean =>
  royalty !== null && royalty.amount >= price

/** Reason why an order cannot be stored, judged without the chain; null if it can. */
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
