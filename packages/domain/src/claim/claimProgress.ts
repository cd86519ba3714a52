import type { Address } from '../address.ts'
import type { TransactionRecord } from '../transactions/record.ts'
import { transactionState } from '../transactions/transactionState.ts'

/** Progress of an account's claim; 'submitted' once sent, 'confirmed' once it has a receipt (spec: claims.progress). */
export type ClaimProgress = 'none' | 'submitted' | 'confirmed'

function progressOf(record: TransactionRecord, nowMs: number): ClaimProgress {
  const state = transactionState(record, nowMs)
  const outcome = state.kind === 'replaced' ? state.outcome : state.kind
  if (outcome === 'confirmed' || outcome === 'neutral') return 'confirmed'
  // A failed or cancelled transaction claimed nothing, so the person may try again (spec: claims.progress).
  return outcome === 'pending' ? 'submitted' : 'none'
}

/** Reads stored records, so that a claim sent from another dialog or before a reload counts too. */
export function claimProgress(records: Iterable<TransactionRecord>, recipient: Address, nowMs: number): ClaimProgress {
  let progress: ClaimProgress = 'none'
  for (const record of records) {
    const { action } = record
    if (action.kind !== 'claimAirdrop' || action.recipient !== recipient) continue
    const recordProgress = progressOf(record, nowMs)
    if (recordProgress === 'confirmed') return recordProgress
    if (recordProgress === 'submitted') progress = recordProgress
  }
  return progress
}
