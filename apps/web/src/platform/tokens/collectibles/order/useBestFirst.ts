import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import { useWorth } from '#platform/session/prices/useWorth.ts'
import { bestFirst } from './bestFirst.ts'
import type { BookOrder } from '../readMarket.ts'

type Priced = { readonly bookOrder: BookOrder; readonly dollars: number | null }

/**
 * Offers with their worth in dollars. If `isAll` is false, further offers are unread, so these are
 * not sorted by worth.
 */
export function useBestFirst(offers: readonly BookOrder[], isAll: boolean): readonly Priced[] {
  const tokens = offers.flatMap(({ order: { price } }) => (price.token === 'native' ? [] : [price.token]))
  const worth = useWorth([...new Set(tokens)])
  if (worth === null) return offers.map((bookOrder) => ({ bookOrder, dollars: null }))
  const sorted = bestFirst(offers, worth.of)
  const priced = new Map(
    sorted.map(({ bookOrder, worth: each }) => [bookOrder, each === null ? null : dollarNumber(each)] as const),
  )
  return (isAll ? sorted.map(({ bookOrder }) => bookOrder) : offers).map((bookOrder) => ({
    bookOrder,
    dollars: priced.get(bookOrder) ?? null,
  }))
}
