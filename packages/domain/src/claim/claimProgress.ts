import type { Address } from '../address.ts'
import type { TransactionRecord } from '../transactions/record.ts'
import { transactionState } from '../transactions/transactionState.ts'

/** No claim was sent for the account; one was sent; it has its receipt (spec: claims.progress). */
export type ClaimProgress = 'none' | 'submitted' | 'confirmed'

function progressOf(record: TransactionRecord, nowMs: number): ClaimProgress {
  const state = transactionState(record, nowMs)
  const outcome = state.kind === 'replaced' ? state.outcome : state.kind
  if (outcome === 'confirmed' || outcome === 'neutral') return 'confirmed'
  // A failed or cancelled transaction claimed nothing, so the person may try again (spec: claims.progress).
  return outcome === 'pending' ? 'submitted' : 'none'
}

/** Read from stored records, so a claim sent from another dialog, or before a reload, counts too. */
export function claimProgress(records: Iterable<TransactionRecord>, recipient: Address, nowMs: number): ClaimProgress {
  let progress: ClaimProgress = 'none'
  for (const record of records) {
    const { action } = record
    if (action.kind !== 'claimAirdrop' || action.recipient !== recipient) continue
    const own = progressOf(record, nowMs)
    if (own === 'confirmed') return own
    if (own === 'submitted') progress = own
  }
  return progress
}
