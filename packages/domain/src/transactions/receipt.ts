import { address, fields, hex, oneOf, orNull, type ReadBy, wholeNumber } from '../untrusted.ts'

/** The fields of exchange.md §3. */
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

/** 1 is success, absent is unknown (decisions.md A-37), any other value is failed and never success. */
export function receiptStatus(value: unknown): Receipt['status'] {
  if (value === undefined || value === null) return 'unknown'
  return SUCCESS.some((success) => success === value) ? 'success' : 'failed'
}
