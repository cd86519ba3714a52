import { OrderJson, orderOfJson } from '@musi/api/orders'
import { competingOffers } from '@musi/domain/market/competingOffers'
import type { MarketOrder, Offer } from '@musi/domain/market/marketOrder'
import type { OrderFacts } from '@musi/domain/market/orderStanding'
import type { Kysely } from 'kysely'
import { readJson } from '../platform/readJson.ts'
import type { OrderTables } from './orderTables.ts'

type JudgedOrder = { order: MarketOrder; isGood: boolean; funds: OrderFacts['funds'] }

const fundsKey = (bidder: string, token: string) => `${bidder} ${token}`.toLowerCase()

/**
 * With how many others each good offer shares its money (spec: market.competing): by all that its maker has offered in that currency,
 * on this page or not, and by what was just read of his money.
 */
export async function competingCounts(
  db: Kysely<OrderTables>,
  judged: readonly JudgedOrder[],
): Promise<ReadonlyMap<string, number>> {
  const offers = judged.flatMap(({ order, isGood, funds }) =>
    order.kind === 'listing' || !isGood || funds === null ? [] : [{ order, funds }],
  )
  if (offers.length === 0) return new Map()
  const fundsByBidder = new Map(offers.map(({ order, funds }) => [fundsKey(order.bidder, order.price.token), funds]))
  const rows = await db
    .selectFrom('orders')
    .select(['hash', 'body'])
    .where('maker', 'in', [...new Set(offers.map(({ order }) => order.bidder))])
    .where('kind', '!=', 'listing')
    .where('standing', '=', 'good')
    .execute()
  const all = rows.flatMap(({ hash, body }): { hash: string; offer: Offer }[] => {
    const json = readJson(body)
    const shape = json.ok ? OrderJson.safeParse(json.value) : null
    const offer = shape?.success === true ? orderOfJson(shape.data) : null
    return offer === null || offer.kind === 'listing' ? [] : [{ hash, offer }]
  })
  const counts = competingOffers(
    all.map(({ offer }) => offer),
    (bidder, token) => fundsByBidder.get(fundsKey(bidder, token)) ?? null,
  )
  return new Map(all.map(({ hash }, at) => [hash, counts[at] ?? 1]))
}
