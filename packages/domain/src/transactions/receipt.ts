import { address, fields, hex, oneOf, orNull, type ReadBy, wholeNumber } from '../untrusted.ts'

/** spec: transactions.receipt-fields */
export const storedReceipt = fields({
  transactionHash: hex,
  transactionIndex: wholeNumber,
  blockHash: hex,
  blockNumber: wholeNumber,
  from: address,
  to: orNull(address),
  contractAddress: orNull(address),
  status: oneOf('success', 'failed', 'unknown'),
})

export type Receipt = ReadBy<typeof storedReceipt>

const SUCCESS = [1, 1n, '1', '0x1', 'success'] as const

/** 1 is success, a missing status is unknown, anything else has failed (spec: transactions.status). */
export function receiptStatus(value: unknown): Receipt['status'] {
  if (value === undefined || value === null) return 'unknown'
  return SUCCESS.some((success) => success === value) ? 'success' : 'failed'
}
