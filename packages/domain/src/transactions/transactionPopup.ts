import type { TransactionRecord } from './record.ts'
import { transactionState } from './transactionState.ts'

export type TransactionPopup = { readonly hash: string; readonly success: boolean }

/**
 * Popup of a settled transaction, keyed by the mined hash, so that a transaction and its speed-up share one popup. Null without a
 * receipt or a status (spec: popups.transaction).
 */
export function transactionPopup(record: TransactionRecord): TransactionPopup | null {
  if (record.mined === null) return null
  const state = transactionState(record, record.mined.confirmedAtMs)
  const outcome = state.kind === 'replaced' ? state.outcome : state.kind
  const hash = record.mined.receipt.transactionHash
  return outcome === 'confirmed' || outcome === 'failed' ? { hash, success: outcome === 'confirmed' } : null
}
