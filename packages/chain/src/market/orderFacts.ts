import type { Address } from '@musi/domain/address'
import type { MarketOrder } from '@musi/domain/market/marketOrder'
import type { OrderFacts } from '@musi/domain/market/orderStanding'
import type { Hex } from 'viem'
import { aggregatedCalls } from '../multicall/aggregatedCalls.ts'
import { callData, uint } from '../multicall/words.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { READS_PER_ORDER, factsOfReads, orderReads } from './orderReads.ts'

/** An order with its hash, passed along because computing it dominates the cost of judging. */
export type HashedOrder = { hash: Hex; order: MarketOrder }

type Contracts = { seaport: Address; multicall: Address }

/** Facts of orders, all of one block. */
export type JudgedMoment = { block: number; nowSeconds: bigint; facts: readonly OrderFacts[] }

/** Limits one request to what a node runs in one call. */
const ORDERS_PER_REQUEST = 400

const TIME_CALL: Hex = callData('0x0f28c97d')

/** Throws without a valid answer: unread orders are not judged (spec: market.judged). */
export async function orderFacts(
  request: RpcRequest,
  { seaport, multicall }: Contracts,
  orders: readonly HashedOrder[],
): Promise<JudgedMoment> {
  const facts: OrderFacts[] = []
  let at = 0
  let moment: { block: number; nowSeconds: bigint } | null = null
  do {
    const part = orders.slice(at, at + ORDERS_PER_REQUEST)
    const reads = part.flatMap(({ hash, order }) => orderReads(order, hash, seaport))
    const { block, answers } = await aggregatedCalls(request, multicall, [
      { address: multicall, callData: TIME_CALL },
      ...reads,
    ])
    const [time] = answers
    const nowSeconds = time ? uint(time) : undefined
    if (nowSeconds === undefined) throw new Error('The chain did not return its time.')
    // A new block came in between: starts over, so that all facts are of one block.
    if (moment !== null && moment.block !== block) return orderFacts(request, { seaport, multicall }, orders)
    moment = { block, nowSeconds }
    for (const [place, { order }] of part.entries()) {
      const first = 1 + place * READS_PER_ORDER
      const fact = factsOfReads(order, seaport, answers.slice(first, first + READS_PER_ORDER))
      if (fact === null) throw new Error('The market did not answer.')
      facts.push(fact)
    }
    at += ORDERS_PER_REQUEST
  } while (at < orders.length)
  return { ...moment, facts }
}
