import { type TransactionLog, transactionLog } from './transactionLog.ts'
import { isSameSend, storedUnfinished, type Unfinished } from './unfinishedSend.ts'
import { type TransactionRecord, storedRecord } from './record.ts'

/** Persisted data: sent transactions and unanswered wallet requests. */
export type SavedTransactions = { readonly log: TransactionLog; readonly unfinished: readonly Unfinished[] }

export const NO_TRANSACTIONS: SavedTransactions = { log: new Map(), unfinished: [] }

/** Serializes to JSON, with bigints as strings. */
export const savedTransactionsText = ({ log, unfinished }: SavedTransactions): string =>
  JSON.stringify({ records: [...log.values()], unfinished }, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )

/** Reads parsed JSON from storage. A damaged entry affects neither the others nor startup. */
export function readSavedTransactions(stored: unknown): { transactions: SavedTransactions; damaged: boolean } {
  if (typeof stored !== 'object' || stored === null) return { transactions: NO_TRANSACTIONS, damaged: true }
  const { records: storedRecords, unfinished: storedSends } = stored as { records?: unknown; unfinished?: unknown }
  const { records, damaged } = readTransactions(storedRecords)
  const all: readonly unknown[] = Array.isArray(storedSends) ? storedSends : []
  const unfinished = all.map(storedUnfinished).filter((send) => send !== undefined)
  return {
    transactions: { log: transactionLog(records), unfinished },
    damaged:
      !Array.isArray(storedRecords) || damaged > 0 || !Array.isArray(storedSends) || unfinished.length < all.length,
  }
}

/**
 * Merges the state that another tab stored with this tab's additions since `base` (case 102).
 */
export function withOwnAdditions(
  stored: SavedTransactions,
  base: SavedTransactions,
  own: SavedTransactions,
): SavedTransactions {
  const ownRecords = [...own.log.values()].filter(({ id }) => !stored.log.has(id) && !base.log.has(id))
  const hasSend = ({ unfinished }: SavedTransactions, send: Unfinished) =>
    unfinished.some((one) => isSameSend(one, send))
  const ownSends = own.unfinished.filter((send) => !hasSend(stored, send) && !hasSend(base, send))
  if (ownRecords.length === 0 && ownSends.length === 0) return stored
  const log = new Map([...stored.log, ...ownRecords.map((record) => [record.id, record] as const)])
  return { log, unfinished: [...stored.unfinished, ...ownSends] }
}

/** Serializes records for storage. */
export const transactionsText = (records: readonly TransactionRecord[]): string =>
  JSON.stringify(records, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** Reads records from parsed JSON and drops damaged ones. */
export function readTransactions(stored: unknown): { records: readonly TransactionRecord[]; damaged: number } {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  const records = all.map(storedRecord).filter((record) => record !== undefined)
  return { records, damaged: all.length - records.length }
}
