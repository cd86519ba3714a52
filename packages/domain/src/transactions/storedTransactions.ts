import { type TransactionRecord, storedRecord } from './record.ts'

/** Serializes records for storage. */
export const transactionsText = (records: readonly TransactionRecord[]): string =>
  JSON.stringify(records, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** Reads records from parsed JSON and drops damaged ones. */
export function readTransactions(stored: unknown): { records: readonly TransactionRecord[]; damaged: number } {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  const records = all.map(storedRecord).filter((record) => record !== undefined)
  return { records, damaged: all.length - records.length }
}
