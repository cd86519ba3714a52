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
  const given = parseFields(value)
  const { blockNumber, transactionIndex } = given
  const isPending = blockNumber === null || blockNumber === undefined
  return {
    hash: parseHex(given['hash']),
    from: parseRpcAddress(given['from']),
    to: parseRpcAddressOrNull(given['to']),
    value: parseAmount(given['value']),
    input: parseHex(given['input']),
    nonce: parseInteger(given['nonce']),
    gasLimit: parseAmount(given['gas']),
    gasPrice: parseAmount(given['gasPrice'] ?? given['maxFeePerGas']),
    at: isPending ? null : { block: parseInteger(blockNumber), index: parseInteger(transactionIndex) },
  }
}

/** Returns null if the node knows no transaction with this hash. */
export async function transaction(request: RpcRequest, hash: Hex): Promise<Transaction | null> {
  const answer = await request('eth_getTransactionByHash', [hash])
  return answer === null ? null : parseTransaction(answer)
}
