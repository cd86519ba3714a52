import { pendingCount } from '@musi/domain/transactions/recentTransactions'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import { transactionStore } from '../store/transactionStore.ts'
import { useNow } from './useNow.ts'

/** Number of pending transactions, for "N Pending". */
export function usePendingCount(): number {
  const nowMs = useNow()
  return pendingCount(useVisitValue(transactionStore).values(), nowMs)
}
