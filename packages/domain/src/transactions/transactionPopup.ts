import type { TransactionRecord } from './record.ts'
import { transactionState } from './transactionState.ts'

export type TransactionPopup = { readonly hash: string; readonly success: boolean }

/**
 * What a popup says once there is a receipt, keyed by the hash that was mined (spec: popups.transaction): a transaction and its
 * speed-up give the same key, so there is one popup. Null: none, as for a receipt without a status (spec: popups.transaction).
 */
export function transactionPopup(record: TransactionRecord): TransactionPopup | null {
  if (record.mined === null) return null
  const state = transactionState(record, record.mined.confirmedAtMs)
  const outcome = state.kind === 'replaced' ? state.outcome : state.kind
  const hash = record.mined.receipt.transactionHash
  return outcome === 'confirmed' || outcome === 'failed' ? { hash, success: outcome === 'confirmed' } : null
}

/** Where there is no summary: `Hash: 0x123456...abcdefgh` needs the first 8 and the 58th to the 65th character (spec: popups.no-summary). */
export const hashEnds = (hash: string): { first: string; last: string } => ({
  first: hash.slice(0, 8),
  last: hash.slice(58, 65),
})
