import { recentTransactions } from '@musi/domain/transactions/recentTransactions'
import { useNow } from './useNow.ts'
import { useTransactions } from '../store/useTransactions.ts'

/** The last day's: pending ones, then finished ones, each newest first. */
export function useRecentTransactions() {
  const nowMs = useNow()
  return recentTransactions(useTransactions().values(), nowMs)
}
