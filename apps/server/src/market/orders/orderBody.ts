import { OrderJson, orderOfJson } from '@musi/api/market/orders'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import * as v from 'valibot'
import { readJson } from '#platform/readJson.ts'
import { RecentMap } from '#platform/recentMap.ts'

/** Caches the few newest pages, which are requested repeatedly; each order takes about 3 KB. */
const MAX_CACHED_BODIES = 3000

/** Returns null if the text is damaged. */
export function readOrderBody(body: string): OrderJson | null {
  const json = readJson(body)
  const order = json.ok ? v.safeParse(OrderJson, json.value) : null
  return order?.success === true ? order.output : null
}

const cache = new RecentMap<string, { body: string; json: OrderJson | null }>(MAX_CACHED_BODIES)

/** The body of a stored row: signed orders never change, so each is parsed once for many pages. */
export function orderBody({ hash, body }: { hash: string; body: string }): OrderJson | null {
  const cached = cache.get(hash)
  if (cached?.body === body) return cached.json
  const json = readOrderBody(body)
  cache.set(hash, { body, json })
  return json
}

const parsedOrders = new WeakMap<OrderJson, MarketOrder | null>()

/** The domain order; null if it contains an invalid address. */
export function orderOfBody(json: OrderJson): MarketOrder | null {
  const cached = parsedOrders.get(json)
  if (cached !== undefined) return cached
  const order = orderOfJson(json)
  parsedOrders.set(json, order)
  return order
}
