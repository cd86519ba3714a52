import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { type Hex, toHex } from 'viem'
import { parseAmount, parseFields, parseHex, parseList, parseInteger } from '../../rpc/wire.ts'
import { type Transaction, parseTransaction } from './transaction.ts'

export type Block = {
  number: number
  hash: Hex
  parentHash: Hex
  timeSeconds: number
  gasUsed: bigint
  gasLimit: bigint
  transactions: readonly Transaction[]
}

export type BlockId = { number: number } | { hash: Hex } | 'latest'

export function parseBlock(value: unknown): Block {
  const parsed = parseFields(value)
  return {
    number: parseInteger(parsed['number']),
    hash: parseHex(parsed['hash']),
    parentHash: parseHex(parsed['parentHash']),
    timeSeconds: parseInteger(parsed['timestamp']),
    gasUsed: parseAmount(parsed['gasUsed']),
    gasLimit: parseAmount(parsed['gasLimit']),
    transactions: parseList(parsed['transactions']).map(parseTransaction),
  }
}

/** A block with its transactions; null if the chain has no such block. */
export async function block(request: RpcRequest, id: BlockId): Promise<Block | null> {
  const answer =
    id !== 'latest' && 'hash' in id
      ? await request('eth_getBlockByHash', [id.hash, true])
      : await request('eth_getBlockByNumber', [id === 'latest' ? id : toHex(id.number), true])
  return answer === null ? null : parseBlock(answer)
}
