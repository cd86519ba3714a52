import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { address, addressOrNull, amount, fields, hex, whole } from '../../rpc/wire.ts'

export type Transaction = {
  hash: Hex
  from: Address
  /** Null for a contract creation. */
  to: Address | null
  value: bigint
  input: Hex
  nonce: number
  gasLimit: bigint
  gasPrice: bigint
  /** Null while pending. */
  at: { block: number; index: number } | null
}

export function parseTransaction(value: unknown): Transaction {
  const given = fields(value)
  const { blockNumber, transactionIndex } = given
  const waits = blockNumber === null || blockNumber === undefined
  return {
    hash: hex(given['hash']),
    from: address(given['from']),
    to: addressOrNull(given['to']),
    value: amount(given['value']),
    input: hex(given['input']),
    nonce: whole(given['nonce']),
    gasLimit: amount(given['gas']),
    gasPrice: amount(given['gasPrice'] ?? given['maxFeePerGas']),
    at: waits ? null : { block: whole(blockNumber), index: whole(transactionIndex) },
  }
}

/** Null if the node knows no transaction with this hash. */
export async function transaction(request: RpcRequest, hash: Hex): Promise<Transaction | null> {
  const answer = await request('eth_getTransactionByHash', [hash])
  return answer === null ? null : parseTransaction(answer)
}
