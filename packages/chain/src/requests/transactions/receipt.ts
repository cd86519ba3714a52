import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Receipt as StoredReceipt, receiptStatus } from '@musi/domain/transactions/receipt'
import type { Hex } from 'viem'
import { address, addressOrNull, amount, fields, hex, list, whole } from '../../rpc/wire.ts'
import { type Log, parseLog } from '../logs/log.ts'

export type Receipt = {
  hash: Hex
  block: number
  /** 1 is success, absent is unknown, anything else has failed (spec: transactions.status). */
  status: 'success' | 'failed' | 'unknown'
  gasUsed: bigint
  gasPrice: bigint
  /** The contract that the transaction deployed, if it did. */
  created: Address | null
  logs: readonly Log[]
}

const statusOf = (value: unknown): Receipt['status'] => {
  if (value === undefined || value === null) return 'unknown'
  return amount(value) === 1n ? 'success' : 'failed'
}

export function parseReceipt(value: unknown): Receipt {
  const given = fields(value)
  return {
    hash: hex(given['transactionHash']),
    block: whole(given['blockNumber']),
    status: statusOf(given['status']),
    gasUsed: amount(given['gasUsed']),
    gasPrice: amount(given['effectiveGasPrice'] ?? '0x0'),
    created: addressOrNull(given['contractAddress']),
    logs: list(given['logs']).map(parseLog),
  }
}

/** A receipt as it is stored, and the logs it came with. */
export type LoggedReceipt = { receipt: StoredReceipt; logs: readonly Log[] }

export const parseLoggedReceipt = (value: unknown): LoggedReceipt => ({
  receipt: parseStoredReceipt(value),
  logs: list(fields(value)['logs'] ?? []).map(parseLog),
})

/** The fields of a receipt that are stored with transactions sent from here (spec: transactions.receipt-fields). */
function parseStoredReceipt(value: unknown): StoredReceipt {
  const given = fields(value)
  return {
    transactionHash: hex(given['transactionHash']),
    transactionIndex: whole(given['transactionIndex']),
    blockHash: hex(given['blockHash']),
    blockNumber: whole(given['blockNumber']),
    from: address(given['from']),
    to: addressOrNull(given['to']),
    contractAddress: addressOrNull(given['contractAddress']),
    status: receiptStatus(given['status']),
  }
}

/** Null if the transaction is in no block. */
export async function receipt(request: RpcRequest, hash: Hex): Promise<Receipt | null> {
  const answer = await request('eth_getTransactionReceipt', [hash])
  return answer === null ? null : parseReceipt(answer)
}
