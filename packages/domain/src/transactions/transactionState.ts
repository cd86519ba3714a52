import type { Receipt } from './receipt.ts'
import type { Mined, SentCall, TransactionRecord } from './record.ts'
import { isOlderThanAnHour } from './receiptCadence.ts'

/** 'neutral' is a receipt without a status, which counts as confirmed in lists but is no success (spec: transactions.status). */
export type Outcome = 'confirmed' | 'failed' | 'neutral'

export type TransactionState =
  | { readonly kind: 'pending' }
  /** No node has known it for an hour. It is still checked, and the person may dismiss it (case 68). */
  | { readonly kind: 'dropped' }
  /** The wallet reported that it never sent this batch. */
  | { readonly kind: 'unsent' }
  | { readonly kind: Outcome }
  /**
   * Replaced by another transaction: a speed-up with this `outcome`, or a different call, which never counts as success (cases 65
   * and 67).
   */
  | { readonly kind: 'replaced'; readonly by: string; readonly outcome: Outcome | null }
  /** The wallet reported a transaction that differs from the request (case 39). Not a success. */
  | { readonly kind: 'mismatch' }
  /** Replaced by a transfer from the sender to itself (case 66). */
  | { readonly kind: 'cancelled'; readonly by: string }

const OUTCOMES: Readonly<Record<Receipt['status'], Outcome>> = {
  success: 'confirmed',
  failed: 'failed',
  unknown: 'neutral',
}

/** True if two calls do the same, whatever their gas price. */
export const isSameCall = (one: SentCall | null, other: SentCall | null) =>
  one !== null &&
  other !== null &&
  one.to === other.to &&
  one.value === other.value &&
  one.data.toLowerCase() === other.data.toLowerCase()

export const isCancellation = (call: SentCall | null, sender: string) =>
  call !== null && call.to === sender && call.data === '0x'

function stateIfReplaced(record: TransactionRecord, { receipt, call }: Mined): TransactionState {
  const by = receipt.transactionHash
  if (isSameCall(record.call, call)) return { kind: 'replaced', by, outcome: OUTCOMES[receipt.status] }
  return isCancellation(call, record.from) ? { kind: 'cancelled', by } : { kind: 'replaced', by, outcome: null }
}

const isOwnReceipt = ({ id, idIs }: TransactionRecord, { transactionHash }: Receipt): boolean =>
  idIs === 'callsId' || id.toLowerCase() === transactionHash.toLowerCase()

/** A network may drop a transaction and see it again, while a wallet knows what it sent. */
function stateWithoutReceipt({ missing, idIs, verified, addedAtMs }: TransactionRecord, nowMs: number) {
  if (!missing) return 'pending'
  if (idIs === 'callsId') return 'unsent'
  // A hash that no node ever had may be internal to the wallet, as with a Safe, which can take hours (case 47).
  return verified !== 'unknown' && isOlderThanAnHour(addedAtMs, nowMs) ? 'dropped' : 'pending'
}

/** State of a transaction: pending until a receipt exists for its sender and nonce. */
export function transactionState(record: TransactionRecord, nowMs: number): TransactionState {
  const { mined } = record
  if (record.verified === 'other') return { kind: 'mismatch' }
  if (mined === null) return { kind: stateWithoutReceipt(record, nowMs) }
  return isOwnReceipt(record, mined.receipt) ? { kind: OUTCOMES[mined.receipt.status] } : stateIfReplaced(record, mined)
}

export const isPending = (record: TransactionRecord, nowMs: number): boolean =>
  transactionState(record, nowMs).kind === 'pending'

/** True for a transaction that is unknown for an hour or was never sent, but not for a mined one. */
export const mayDismiss = (record: TransactionRecord, nowMs: number): boolean =>
  record.mined === null &&
  (isOlderThanAnHour(record.addedAtMs, nowMs) || transactionState(record, nowMs).kind === 'unsent')
