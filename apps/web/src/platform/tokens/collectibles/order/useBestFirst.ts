import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import { useWorth } from '#platform/session/prices/useWorth.ts'
import { bestFirst } from './bestFirst.ts'
import type { BookOrder } from '../readMarket.ts'

type Priced = { readonly kept: BookOrder; readonly dollars: number | null }

/** Offers with their worth in dollars. `isAll` false: further offers are unread, so they are not sorted by worth. */
export function useBestFirst(offers: readonly BookOrder[], isAll: boolean): readonly Priced[] {
  const tokens = offers.flatMap(({ order: { price } }) => (price.token === 'native' ? [] : [price.token]))
  const worth = useWorth([...new Set(tokens)])
  if (worth === null) return offers.map((kept) => ({ kept, dollars: null }))
  const sorted = bestFirst(offers, worth.of)
  const priced = new Map(
    sorted.map(({ kept, worth: each }) => [kept, each === null ? null : dollarNumber(each)] as const),
  )
  return (isAll ? sorted.map(({ kept }) => kept) : offers).map((kept) => ({ kept, dollars: priced.get(kept) ?? null }))
}
