import type { TransactionRecord } from './record.ts'
import { isPending, transactionState } from './transactionState.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A window of 24 hours (spec: transactions.recent). */
export const isRecent = ({ addedAtMs }: Pick<TransactionRecord, 'addedAtMs'>, nowMs: number): boolean =>
  nowMs - addedAtMs < DAY_MS

/** The account panel's list: pending, then finished, each newest first (spec: transactions.recent). */
export function recentTransactions(records: Iterable<TransactionRecord>, nowMs: number) {
  const recent = Array.from(records)
    .filter((record) => isRecent(record, nowMs))
    .sort((one, other) => other.addedAtMs - one.addedAtMs)
  const waits = (record: TransactionRecord) => ['pending', 'dropped'].includes(transactionState(record, nowMs).kind)
  return { pending: recent.filter(waits), finished: recent.filter((record) => !waits(record)) }
}

/** The N of "N Pending" (spec: transactions.pending-count): recent, and still on its way. */
export function pendingCount(records: Iterable<TransactionRecord>, nowMs: number): number {
  let count = 0
  for (const record of records) if (isRecent(record, nowMs) && isPending(record, nowMs)) count += 1
  return count
}
