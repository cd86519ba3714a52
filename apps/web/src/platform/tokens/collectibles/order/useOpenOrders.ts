import { useSyncExternalStore } from 'react'
import { secondsNow, subscribeToSeconds } from '#platform/session/chain/chainClock.ts'
import type { BookOrder } from '../readMarket.ts'

/** Orders that have not ended by the chain's clock since they were read (spec: market.expiry). */
export function useOpenOrders(orders: readonly BookOrder[]): readonly BookOrder[] {
  const ended = useSyncExternalStore(subscribeToSeconds, () => {
    const now = BigInt(secondsNow())
    return orders.flatMap(({ hash, order }) => (order.endSeconds <= now ? [hash] : [])).join(' ')
  })
  return ended === '' ? orders : orders.filter(({ hash }) => !ended.includes(hash))
}
