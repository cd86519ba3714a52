import { type Fraction, compare } from '@musi/domain/fraction'
import type { WorthOf } from '#platform/session/prices/useWorth.ts'
import type { BookOrder } from '../readMarket.ts'

/** An offer and its worth in dollars; null if no pool gives a price. */
export type WorthOffer = { readonly bookOrder: BookOrder; readonly worth: Fraction | null }

/**
 * Offers by worth, best first; those without a price come last, per currency by amount (spec: market.pages). `worthOf`:
 * dollars for an amount of a token.
 */
export function bestFirst(offers: readonly BookOrder[], worthOf: WorthOf): readonly WorthOffer[] {
  const tokens = offers.map(({ order }) => order.price.token)
  return offers
    .map((bookOrder) => ({ bookOrder, worth: worthOfOffer(bookOrder, worthOf) }))
    .toSorted((one, other) => {
      if (one.worth !== null && other.worth !== null) return compare(other.worth, one.worth)
      if (one.worth !== null || other.worth !== null) return one.worth === null ? 1 : -1
      const a = one.bookOrder.order.price
      const b = other.bookOrder.order.price
      if (a.token !== b.token) return tokens.indexOf(a.token) - tokens.indexOf(b.token)
      return a.amount === b.amount ? 0 : a.amount < b.amount ? 1 : -1
    })
}

const worthOfOffer = ({ order: { price } }: BookOrder, worthOf: WorthOf): Fraction | null =>
  price.token === 'native' ? null : worthOf(price.token, price.amount)
