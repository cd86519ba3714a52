import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import {
  parseRpcAddress,
  parseRpcAddressOrNull,
  parseAmount,
  parseFields,
  parseHex,
  parseInteger,
} from '../../rpc/wire.ts'

export type Transaction = {
  hash: Hex
  from: Address
  /** The receiver; null for a contract creation. */
  to: Address | null
  value: bigint
  input: Hex
  nonce: number
  gasLimit: bigint
  gasPrice: bigint
  /** Position in the chain; null while pending. */
  at: { block: number; index: number } | null
}

export function parseTransaction(value: unknown): Transaction {
  const fields = parseFields(value)
  const { blockNumber, transactionIndex } = fields
  const isPending = blockNumber === null || blockNumber === undefined
  return {
    hash: parseHex(fields['hash']),
    from: parseRpcAddress(fields['from']),
    to: parseRpcAddressOrNull(fields['to']),
    value: parseAmount(fields['value']),
    input: parseHex(fields['input']),
    nonce: parseInteger(fields['nonce']),
    gasLimit: parseAmount(fields['gas']),
    gasPrice: parseAmount(fields['gasPrice'] ?? fields['maxFeePerGas']),
    at: isPending ? null : { block: parseInteger(blockNumber), index: parseInteger(transactionIndex) },
  }
}

/** Returns null if the node knows no transaction with this hash. */
export async function transaction(request: RpcRequest, hash: Hex): Promise<Transaction | null> {
  const answer = await request('eth_getTransactionByHash', [hash])
  return answer === null ? null : parseTransaction(answer)
}
