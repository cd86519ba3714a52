import { OrderJson, orderOfJson } from '@musi/api/market/orders'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import * as v from 'valibot'
import { readJson } from '#platform/readJson.ts'
import { RecentMap } from '#platform/recentMap.ts'

/** The newest few pages of what is asked for again and again; each takes some 3 KB. */
const MOST_KNOWN = 3000

/** Null: it is damaged. */
export function readOrderBody(body: string): OrderJson | null {
  const json = readJson(body)
  const order = json.ok ? v.safeParse(OrderJson, json.value) : null
  return order?.success === true ? order.output : null
}

const known = new RecentMap<string, { body: string; json: OrderJson | null }>(MOST_KNOWN)

/** The same, of a row that is shown: what somebody has signed never changes, so it is read once for many pages. */
export function orderBody({ hash, body }: { hash: string; body: string }): OrderJson | null {
  const before = known.get(hash)
  if (before?.body === body) return before.json
  const json = readOrderBody(body)
  known.set(hash, { body, json })
  return json
}

const orders = new WeakMap<OrderJson, MarketOrder | null>()

/** As the rules know it; null: an address in it is none. */
export function orderOfBody(json: OrderJson): MarketOrder | null {
  const before = orders.get(json)
  if (before !== undefined) return before
  const order = orderOfJson(json)
  orders.set(json, order)
  return order
}
