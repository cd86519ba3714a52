import type { Address } from '@musi/domain/address'
import type { PairTrade } from '@musi/domain/charts/candle'
import type { Hex } from 'viem'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { blocksWithin } from '../requests/blocks/blocksWithin.ts'
import type { Log } from '../requests/logs/log.ts'
import { logsBetween } from '../requests/logs/logsBetween.ts'
import { receipt } from '../requests/transactions/receipt.ts'
import { pastBlockTime } from '../requests/blocks/pastBlockTime.ts'

/** `Swap(address,uint256,uint256,uint256,uint256,address)` */
const SWAP: Hex = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'
/** Maximum number of receipts read at once; more would keep a phone busy for too long. */
export const MAX_RECEIPTS = 300

export type TradeInReceipt = PairTrade & {
  readonly pair: Address
  readonly transaction: Hex
  readonly block: number
  readonly log: number
}

type Span = { readonly fromSeconds: number; readonly untilSeconds: number }

function tradeOf({ address, data, transaction, block, index }: Log, timeSeconds: number): TradeInReceipt {
  const [in0, in1, out0, out1] = [0, 1, 2, 3].map((at) => String(BigInt(`0x${data.slice(2 + at * 64, 66 + at * 64)}`)))
  const zero = '0'
  return {
    pair: address,
    timeSeconds,
    transaction,
    block,
    log: index,
    paid: [in0 ?? zero, in1 ?? zero],
    got: [out0 ?? zero, out1 ?? zero],
  }
}

/**
 * Trades of these pairs in a time span, in the order of the chain, read from receipts alone: the index is not trusted
 * (spec: charts.check). Null if there are more than can be read at once.
 */
export async function tradesInReceipts(
  request: RpcRequest,
  pairs: readonly Address[],
  span: Span,
): Promise<readonly TradeInReceipt[] | null> {
  const blocks = await blocksWithin(request, span)
  if (blocks === null) return []
  const logs = await logsBetween(request, { address: pairs, topics: [SWAP] }, blocks)
  const transactions = [...new Set(logs.map(({ transaction }) => transaction))]
  if (transactions.length > MAX_RECEIPTS) return null
  const [receipts, times] = await Promise.all([
    Promise.all(transactions.map((hash) => receipt(request, hash))),
    timesOf(
      request,
      logs.map(({ block }) => block),
    ),
  ])
  return receipts
    .flatMap((one) => {
      // The node returned a log but no receipt of its transaction: a reorganisation happened in between.
      if (one === null) throw new Error('The chain changed while it was read.')
      return one.logs.filter(({ address, topics }) => pairs.includes(address) && topics[0] === SWAP)
    })
    .toSorted((one, other) => one.block - other.block || one.index - other.index)
    .map((log) => tradeOf(log, times.get(log.block) ?? 0))
}

async function timesOf(request: RpcRequest, blocks: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const uniqueBlocks = [...new Set(blocks)]
  const times = await Promise.all(uniqueBlocks.map((block) => pastBlockTime(request, BigInt(block))))
  return new Map(uniqueBlocks.map((block, at) => [block, times[at] ?? 0]))
}
