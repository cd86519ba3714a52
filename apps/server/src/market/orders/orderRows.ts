import type { StoredOrder } from '@musi/api/market/orders'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import type { Kysely } from 'kysely'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { type BidderFunds, type Funds, fundsKey } from './bidderFunds.ts'
import { writeJudgements } from './orderBook.ts'
import { orderOfBody } from './orderBody.ts'
import { type MarketContracts, judgeOrders } from './judgeOrders.ts'
import type { OrderTables } from './orderTables.ts'

export type OrderRow = { row: StoredOrder; order: MarketOrder }

export const readableOrders = (stored: readonly StoredOrder[]): readonly OrderRow[] =>
  stored.flatMap((row) => {
    const order = orderOfBody(row.order)
    return order === null ? [] : [{ row, order }]
  })

/**
 * Judges each row on chain while the order book has not caught up with the chain, and stores what
 * changed.
 */
export async function judgeRows(
  db: Kysely<OrderTables>,
  upstream: Pick<Upstream, 'ask'>,
  contracts: MarketContracts,
  orders: readonly OrderRow[],
) {
  const hashed = orders.map(({ row, order }) => ({ hash: row.hash as `0x${string}`, order }))
  const { block, standings, facts } = await judgeOrders(upstream, contracts, hashed)
  const rows = orders.map(({ row }, at) => ({ ...row, standing: standings[at] ?? row.standing, judgedBlock: block }))
  const changed = rows.filter(({ standing }, at) => standing !== orders[at]?.row.standing)
  await writeJudgements(
    db,
    changed.map(({ hash, standing }) => ({ hash, standing, block })),
  )
  const funds = new Map<string, Funds>()
  for (const [at, { order }] of orders.entries()) {
    const bidderFunds = facts[at]?.funds
    if (order.kind !== 'listing' && bidderFunds)
      funds.set(fundsKey({ bidder: order.bidder, token: order.price.token }), bidderFunds)
  }
  const fundsOf: BidderFunds['read'] = () => Promise.resolve(funds)
  return { rows, fundsOf }
}
