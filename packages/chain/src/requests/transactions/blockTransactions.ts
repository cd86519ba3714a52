import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { toHex } from 'viem'
import { parseList } from '../../rpc/wire.ts'
import type { Block } from '../blocks/block.ts'
import type { Mined } from './minedTransactions.ts'
import { parseReceipt } from './receipt.ts'

/** The transactions of a block with their receipts, in order. */
export async function blockTransactions(request: RpcRequest, block: Block): Promise<readonly Mined[]> {
  if (block.transactions.length === 0) return []
  const answer = await request('eth_getBlockReceipts', [toHex(block.number)])
  const receipts = new Map(parseList(answer).map((one) => [parseReceipt(one).hash, parseReceipt(one)]))
  return block.transactions.flatMap((transaction) => {
    const receipt = receipts.get(transaction.hash)
    return receipt === undefined ? [] : [{ transaction, receipt, timeSeconds: block.timeSeconds }]
  })
}
