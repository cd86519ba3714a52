import { orderLife } from '@musi/domain/market/orderStanding'
import type { BookOrder } from '../readMarket.ts'

/** Orders that were dormant at the last check and can be filled now (spec: market.dormant). */
export function reopenedOrders(before: readonly BookOrder[], now: readonly BookOrder[]): readonly BookOrder[] {
  const dormantBefore = new Set(
    before.flatMap(({ hash, standing }) => (orderLife(standing) === 'dormant' ? [hash] : [])),
  )
  return now.filter(({ hash, standing }) => standing === 'good' && dormantBefore.has(hash))
}
