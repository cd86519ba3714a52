import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Receipt as StoredReceipt, receiptStatus } from '@musi/domain/transactions/receipt'
import type { Hex } from 'viem'
import {
  parseRpcAddress,
  parseRpcAddressOrNull,
  parseAmount,
  parseFields,
  parseHex,
  parseList,
  parseInteger,
} from '../../rpc/wire.ts'
import { type Log, parseLog } from '../logs/log.ts'

export type Receipt = {
  hash: Hex
  block: number
  /** 1 is success, absent is unknown, anything else has failed (spec: transactions.status). */
  status: 'success' | 'failed' | 'unknown'
  gasUsed: bigint
  gasPrice: bigint
  /** The deployed contract; null if there is none. */
  created: Address | null
  logs: readonly Log[]
}

const statusOf = (value: unknown): Receipt['status'] => {
  if (value === undefined || value === null) return 'unknown'
  return parseAmount(value) === 1n ? 'success' : 'failed'
}

export function parseReceipt(value: unknown): Receipt {
  const fields = parseFields(value)
  return {
    hash: parseHex(fields['transactionHash']),
    block: parseInteger(fields['blockNumber']),
    status: statusOf(fields['status']),
    gasUsed: parseAmount(fields['gasUsed']),
    gasPrice: parseAmount(fields['effectiveGasPrice'] ?? '0x0'),
    created: parseRpcAddressOrNull(fields['contractAddress']),
    logs: parseList(fields['logs']).map(parseLog),
  }
}

/** A receipt as it is stored, and the logs it came with. */
export type LoggedReceipt = { receipt: StoredReceipt; logs: readonly Log[] }

export const parseLoggedReceipt = (value: unknown): LoggedReceipt => ({
  receipt: parseStoredReceipt(value),
  logs: parseList(parseFields(value)['logs'] ?? []).map(parseLog),
})

/** The fields of a receipt that are stored with transactions sent from here (spec: transactions.receipt-fields). */
function parseStoredReceipt(value: unknown): StoredReceipt {
  const fields = parseFields(value)
  return {
    transactionHash: parseHex(fields['transactionHash']),
    transactionIndex: parseInteger(fields['transactionIndex']),
    blockHash: parseHex(fields['blockHash']),
    blockNumber: parseInteger(fields['blockNumber']),
    from: parseRpcAddress(fields['from']),
    to: parseRpcAddressOrNull(fields['to']),
    contractAddress: parseRpcAddressOrNull(fields['contractAddress']),
    status: receiptStatus(fields['status']),
  }
}

/** Reads a receipt; null if the transaction is not in a block. */
export async function receipt(request: RpcRequest, hash: Hex): Promise<Receipt | null> {
  const answer = await request('eth_getTransactionReceipt', [hash])
  return answer === null ? null : parseReceipt(answer)
}
