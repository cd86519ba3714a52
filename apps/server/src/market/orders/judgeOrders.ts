import type { HashedOrder } from '@musi/chain/market/orderFacts'
import type { Address } from '@musi/domain/address'
import { type OrderFacts, type OrderStanding, orderStanding } from '@musi/domain/market/orderStanding'
import type { Upstream } from '#platform/rpc/upstream.ts'
import { upstreamRequest } from '#platform/rpc/upstreamRequest.ts'

export type MarketContracts = { seaport: Address; multicall: Address }

/** Standing of orders, all at one block. */
export type JudgedOrders = {
  block: number
  nowSeconds: bigint
  standings: readonly OrderStanding[]
  facts: readonly OrderFacts[]
}

/**
 * Throws if the chain is unavailable, because orders that cannot be read are not judged (spec:
 * market.judged).
 */
export async function judgeOrders(
  upstream: Pick<Upstream, 'ask'>,
  contracts: MarketContracts,
  orders: readonly HashedOrder[],
): Promise<JudgedOrders> {
  // Loaded with the first order, so that starting stays fast.
  const { orderFacts } = await import('@musi/chain/market/orderFacts')
  const { block, nowSeconds, facts } = await orderFacts(upstreamRequest(upstream), contracts, orders)
  const standings = orders.map(({ order }, at) => {
    const fact = facts[at]
    if (fact === undefined) throw new Error('An order was not judged.')
    return orderStanding(order, fact, nowSeconds)
  })
  return { block, nowSeconds, standings, facts }
}
