import { pendingCount } from '@musi/domain/transactions/recentTransactions'
import { useNow } from './useNow.ts'
import { useTransactions } from '../store/useTransactions.ts'

/** The N of "N Pending". */
export function usePendingCount(): number {
  const nowMs = useNow()
  return pendingCount(useTransactions().values(), nowMs)
}
