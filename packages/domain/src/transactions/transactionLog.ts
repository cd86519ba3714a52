import type { Mined, TransactionRecord } from './record.ts'

/** All transactions sent from this browser, by id. The functions below return changed copies. */
export type TransactionLog = ReadonlyMap<string, TransactionRecord>

export const transactionLog = (records: readonly TransactionRecord[]): TransactionLog =>
  new Map(records.map((record) => [record.id, record]))

export type AddResult =
  | { readonly kind: 'added'; readonly log: TransactionLog }
  /** Message: 'No transaction hash found.' */
  | { readonly kind: 'noHash' }
  /** Message: 'Attempted to add existing transaction.' */
  | { readonly kind: 'exists' }

export type NewTransaction = Pick<
  TransactionRecord,
  'idIs' | 'from' | 'nonce' | 'call' | 'action' | 'verified' | 'addedAtMs'
> & { id: string | null }

export function addTransaction(log: TransactionLog, { id, ...sent }: NewTransaction): AddResult {
  if (id === null || id === '') return { kind: 'noHash' }
  if (log.has(id)) return { kind: 'exists' }
  const record: TransactionRecord = { ...sent, id, lastCheckedBlock: null, mined: null, missing: false }
  return { kind: 'added', log: evictFinished(log).set(id, record) }
}

/** Enough for years, and a fraction of the storage quota. */
const MAX_RECORDS = 1000

/** Evicts finished transactions, oldest first, to make room for one more. */
function evictFinished(log: TransactionLog): Map<string, TransactionRecord> {
  const remaining = new Map(log)
  const settled = Array.from(log.values())
    .filter(({ mined }) => mined !== null)
    .sort((one, other) => one.addedAtMs - other.addedAtMs)
  for (const { id } of settled.slice(0, Math.max(0, log.size - MAX_RECORDS + 1))) remaining.delete(id)
  return remaining
}

export type Change =
  /** Checked at this block without a receipt; `known` is true if a node has the transaction. */
  | { readonly kind: 'checked'; readonly id: string; readonly block: number; readonly known: boolean }
  | { readonly kind: 'mined'; readonly id: string; readonly mined: Mined }
  /** The block of the transaction is final. */
  | { readonly kind: 'final'; readonly id: string }
  /** A reorg removed the block, and no other has the transaction, so it is pending again (case 61). */
  | { readonly kind: 'unmined'; readonly id: string }
  /** The transaction moved to another block, possibly with another outcome. */
  | { readonly kind: 'moved'; readonly id: string; readonly mined: Mined }
  /** A node has the transaction; `nonce` is the real one instead of the expected one. */
  | { readonly kind: 'verified'; readonly id: string; readonly verified: 'same' | 'other'; readonly nonce: number }
  | { readonly kind: 'dismissed'; readonly id: string }

const hasSameNonce = (one: TransactionRecord, other: TransactionRecord) =>
  one.nonce !== null && one.nonce === other.nonce && one.from === other.from

/** Settles every record with the sender and nonce, since a nonce is used only once. */
function settle(log: Map<string, TransactionRecord>, record: TransactionRecord, mined: Mined): void {
  for (const other of log.values())
    if (other.mined === null && (other.id === record.id || hasSameNonce(other, record)))
      log.set(other.id, { ...other, mined })
}

/** Unsettles every record that one transaction had settled, or gives them another receipt. */
function resettle(
  log: Map<string, TransactionRecord>,
  { mined: earlier }: TransactionRecord,
  mined: Mined | null,
): void {
  const vanished = earlier?.isFinal === false ? earlier.receipt.transactionHash : null
  for (const other of log.values())
    if (other.mined !== null && other.mined.receipt.transactionHash === vanished)
      log.set(other.id, { ...other, mined, lastCheckedBlock: null })
}

function apply(log: Map<string, TransactionRecord>, change: Change): void {
  const record = log.get(change.id)
  // The record was cleared in the meantime (spec: transactions.add).
  if (record === undefined) return
  switch (change.kind) {
    case 'checked': {
      const lastCheckedBlock = Math.max(record.lastCheckedBlock ?? change.block, change.block)
      if (record.mined === null) log.set(record.id, { ...record, lastCheckedBlock, missing: !change.known })
      return
    }
    case 'mined':
      return settle(log, record, change.mined)
    case 'final':
      if (record.mined !== null) log.set(record.id, { ...record, mined: { ...record.mined, isFinal: true } })
      return
    case 'unmined':
      return resettle(log, record, null)
    case 'moved':
      return resettle(log, record, change.mined)
    case 'verified': {
      const { verified, nonce } = change
      log.set(record.id, { ...record, verified, nonce })
      return
    }
    case 'dismissed':
      log.delete(record.id)
  }
}

/** Applies all changes of a block in one step. Unknown ids are ignored. */
export function afterChanges(log: TransactionLog, changes: readonly Change[]): TransactionLog {
  if (changes.length === 0) return log
  const next = new Map(log)
  for (const change of changes) apply(next, change)
  return next
}
