import type { Mined, TransactionRecord } from './record.ts'

/** All that was sent from here, by id. Changed by the functions below, each of which gives a new one. */
export type TransactionLog = ReadonlyMap<string, TransactionRecord>

export const transactionLog = (records: readonly TransactionRecord[]): TransactionLog =>
  new Map(records.map((record) => [record.id, record]))

export type Added =
  | { readonly kind: 'added'; readonly log: TransactionLog }
  /** 'No transaction hash found.' */
  | { readonly kind: 'noHash' }
  /** 'Attempted to add existing transaction.' */
  | { readonly kind: 'exists' }

type Sent = Pick<TransactionRecord, 'idIs' | 'from' | 'nonce' | 'call' | 'action' | 'addedAtMs'> & { id: string | null }

export function addTransaction(log: TransactionLog, { id, ...sent }: Sent): Added {
  if (id === null || id === '') return { kind: 'noHash' }
  if (log.has(id)) return { kind: 'exists' }
  const record: TransactionRecord = { ...sent, id, lastCheckedBlock: null, mined: null, missing: false }
  return { kind: 'added', log: new Map(log).set(id, record) }
}

export type Change =
  /** Asked at this block, without a receipt; `known`: whether a node still has it. */
  | { readonly kind: 'checked'; readonly id: string; readonly block: number; readonly known: boolean }
  | { readonly kind: 'mined'; readonly id: string; readonly mined: Mined }
  /** The wallet has said which transaction its batch became. */
  | { readonly kind: 'named'; readonly id: string; readonly hash: string; readonly nonce: number | null }
  | { readonly kind: 'dismissed'; readonly id: string }

const sharesPlace = (one: TransactionRecord, other: TransactionRecord) =>
  one.nonce !== null && one.nonce === other.nonce && one.from === other.from

/** A nonce is used once: what was mined with it settles every record of that sender and nonce. */
function settle(log: Map<string, TransactionRecord>, record: TransactionRecord, mined: Mined): void {
  for (const other of log.values())
    if (other.mined === null && (other.id === record.id || sharesPlace(other, record)))
      log.set(other.id, { ...other, mined })
}

function apply(log: Map<string, TransactionRecord>, change: Change): void {
  const record = log.get(change.id)
  // Cleared meanwhile, or never ours: nothing to do (decisions.md §14).
  if (record === undefined) return
  switch (change.kind) {
    case 'checked': {
      const lastCheckedBlock = Math.max(record.lastCheckedBlock ?? change.block, change.block)
      if (record.mined === null) log.set(record.id, { ...record, lastCheckedBlock, missing: !change.known })
      return
    }
    case 'mined':
      return settle(log, record, change.mined)
    case 'named':
      log.delete(record.id)
      log.set(change.hash, { ...record, id: change.hash, idIs: 'hash', nonce: change.nonce })
      return
    case 'dismissed':
      log.delete(record.id)
  }
}

/** All that a block has brought, in one step. Ids that are not there are passed over. */
export function afterChanges(log: TransactionLog, changes: readonly Change[]): TransactionLog {
  if (changes.length === 0) return log
  const next = new Map(log)
  for (const change of changes) apply(next, change)
  return next
}
