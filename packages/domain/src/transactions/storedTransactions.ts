import { type TransactionRecord, storedRecord } from './record.ts'

/** Records as text for storage. */
export const transactionsText = (records: readonly TransactionRecord[]): string =>
  JSON.stringify(records, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** Records from what storage returned, already parsed as JSON. Only the damaged ones are lost; the app still starts. */
export function readTransactions(stored: unknown): { records: readonly TransactionRecord[]; damaged: number } {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  const records = all.map(storedRecord).filter((record) => record !== undefined)
  return { records, damaged: all.length - records.length }
}
