import { recentTransactions } from '@musi/domain/transactions/recentTransactions'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { useNow } from './useNow.ts'

/** The last day's transactions: pending, then finished, each newest first. */
export function useRecentTransactions() {
  const nowMs = useNow()
  return recentTransactions(useVisitValue(transactionStore).values(), nowMs)
}
