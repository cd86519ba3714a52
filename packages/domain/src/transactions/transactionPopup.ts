import type { TransactionRecord } from './record.ts'
import { transactionState } from './transactionState.ts'

export type TransactionPopup = { readonly hash: string; readonly success: boolean }

/**
 * Content of a popup once there is a receipt, keyed by the mined hash (spec: popups.transaction): a transaction and its
 * speed-up share the key, so there is one popup. Null for none, as for a receipt without a status (spec:
 * popups.transaction).
 */
export function transactionPopup(record: TransactionRecord): TransactionPopup | null {
  if (record.mined === null) return null
  const state = transactionState(record, record.mined.confirmedAtMs)
  const outcome = state.kind === 'replaced' ? state.outcome : state.kind
  const hash = record.mined.receipt.transactionHash
  return outcome === 'confirmed' || outcome === 'failed' ? { hash, success: outcome === 'confirmed' } : null
}

/**
 * For a popup without a summary: `Hash: 0x123456...abcdefgh` needs characters 1 to 8 and 58 to 65 (spec:
 * popups.no-summary).
 */
export const hashEnds = (hash: string): { first: string; last: string } => ({
  first: hash.slice(0, 8),
  last: hash.slice(58, 65),
})
