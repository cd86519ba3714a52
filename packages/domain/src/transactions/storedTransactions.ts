import { type TransactionRecord, storedRecord } from './record.ts'

/** Records as text for storage. */
export const transactionsText = (records: readonly TransactionRecord[]): string =>
  JSON.stringify(records, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** What storage gives back, already parsed as JSON. A damaged record costs itself, never the others or the start. */
export function readTransactions(stored: unknown): { records: readonly TransactionRecord[]; damaged: number } {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  const records = all.map(storedRecord).filter((record) => record !== undefined)
  return { records, damaged: all.length - records.length }
}
