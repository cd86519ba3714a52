import type { TransactionRecord } from '@musi/domain/transactions/record'
import { type TransactionState, transactionState } from '@musi/domain/transactions/transactionState'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '../transactions/store/transactionStore.ts'
import { useNow } from '../transactions/story/useNow.ts'
import type { Review } from './review.ts'

export type SentState = { readonly record: TransactionRecord | null; readonly state: TransactionState }

/**
 * State of the transaction that a review sent; null if none was sent. If it is cleared from the
 * list, its outcome is still awaited.
 */
export function useSentState(review: Review<unknown>): SentState | null {
  useVisitValue(transactionStore)
  const nowMs = useNow()
  if (review.step !== 'sent') return null
  const record = transactionStore.find(review.id) ?? null
  return {
    record,
    state: record === null ? { kind: 'pending' } : transactionState(record, Math.max(nowMs, record.addedAtMs)),
  }
}

/** True if the transaction succeeded, itself or sped up. */
export const hasSucceeded = (state: TransactionState): boolean =>
  state.kind === 'confirmed' || (state.kind === 'replaced' && state.outcome === 'confirmed')
