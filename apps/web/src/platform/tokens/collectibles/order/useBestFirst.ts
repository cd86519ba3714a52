import { dollarNumber } from '@musi/domain/charts/dollarNumber'
import { useDollarPrices } from '../../../session/prices/useDollarPrices.ts'
import { bestFirst } from './bestFirst.ts'
import type { BookOrder } from '../readMarket.ts'

type Priced = { readonly kept: BookOrder; readonly dollars: number | null }

/** Offers with their worth in dollars. `isAll` false: there are others that are not read, so none is said to be the best. */
export function useBestFirst(offers: readonly BookOrder[], isAll: boolean): readonly Priced[] {
  const tokens = offers.flatMap(({ order: { price } }) => (price.token === 'native' ? [] : [price.token]))
  const prices = useDollarPrices([...new Set(tokens)])
  if (prices === null) return offers.map((kept) => ({ kept, dollars: null }))
  const sorted = bestFirst(offers, prices)
  const priced = new Map(sorted.map(({ kept, worth }) => [kept, worth === null ? null : dollarNumber(worth)] as const))
  return (isAll ? sorted.map(({ kept }) => kept) : offers).map((kept) => ({ kept, dollars: priced.get(kept) ?? null }))
}
