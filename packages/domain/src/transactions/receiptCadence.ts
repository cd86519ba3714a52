import type { TransactionRecord } from './record.ts'

const MINUTE_MS = 60_000

export const isOlderThanAnHour = (addedAtMs: number, nowMs: number): boolean => nowMs - addedAtMs > 60 * MINUTE_MS

/** Blocks between two checks (spec: transactions.cadence): 10 after an hour, 3 after five minutes, otherwise 1. */
function blocksBetween(ageMs: number): number {
  if (ageMs > 60 * MINUTE_MS) return 10
  return ageMs > 5 * MINUTE_MS ? 3 : 1
}

type CheckedRecord = Pick<TransactionRecord, 'mined' | 'lastCheckedBlock' | 'addedAtMs'>

/** True if mined but not final, so that every block is checked (case 61). */
export const isUnderWatch = ({ mined }: Pick<TransactionRecord, 'mined'>): boolean => mined?.isFinal === false

/** True if the receipt should be requested at this block. */
export function isReceiptDue(
  { mined, lastCheckedBlock, addedAtMs }: CheckedRecord,
  nowMs: number,
  block: number,
): boolean {
  if (mined !== null) return false
  return lastCheckedBlock === null || block - lastCheckedBlock >= blocksBetween(nowMs - addedAtMs)
}

/** Limits a block's batch; a thousand old transactions take turns (case 70). */
export const MAX_PER_BLOCK = 100

/** Transactions to check at this block in one batch, longest waiting first. */
export function dueReceipts(
  records: Iterable<TransactionRecord>,
  nowMs: number,
  block: number,
): readonly TransactionRecord[] {
  const lastCheck = ({ lastCheckedBlock }: TransactionRecord) => lastCheckedBlock ?? -1
  return Array.from(records)
    .filter((record) => isReceiptDue(record, nowMs, block))
    .sort((one, other) => lastCheck(one) - lastCheck(other))
    .slice(0, MAX_PER_BLOCK)
}
