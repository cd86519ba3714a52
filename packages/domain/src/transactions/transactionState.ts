import type { Receipt } from './receipt.ts'
import type { Mined, SentCall, TransactionRecord } from './record.ts'
import { isOlderThanAnHour } from './receiptCadence.ts'

/** Neutral: a receipt without a status, which counts as confirmed in lists but is no success (spec: transactions.status). */
export type Outcome = 'confirmed' | 'failed' | 'neutral'

export type TransactionState =
  | { readonly kind: 'pending' }
  /** No node has known it for long. It is still looked for, and the person may dismiss it (case 68). */
  | { readonly kind: 'dropped' }
  /** A batch that was never sent, according to the wallet. */
  | { readonly kind: 'unsent' }
  | { readonly kind: Outcome }
  /**
   * Replaced by another transaction: either the same act (a speed-up) with this `outcome`, or a different one, whose
   * result is not a success here (cases 65 and 67).
   */
  | { readonly kind: 'replaced'; readonly by: string; readonly outcome: Outcome | null }
  /** The wallet reported a transaction that differs from the request (case 39). Not a success. */
  | { readonly kind: 'mismatch' }
  /** The sender replaced it by a transfer to himself (case 66). */
  | { readonly kind: 'cancelled'; readonly by: string }

const OUTCOMES: Readonly<Record<Receipt['status'], Outcome>> = {
  success: 'confirmed',
  failed: 'failed',
  unknown: 'neutral',
}

/** Two transactions that do the same, whatever they pay for it. */
export const isSameCall = (one: SentCall | null, other: SentCall | null) =>
  one !== null &&
  other !== null &&
  one.to === other.to &&
  one.value === other.value &&
  one.data.toLowerCase() === other.data.toLowerCase()

export const isCancellation = (call: SentCall | null, sender: string) =>
  call !== null && call.to === sender && call.data === '0x'

function afterAnother(record: TransactionRecord, { receipt, call }: Mined): TransactionState {
  const by = receipt.transactionHash
  if (isSameCall(record.call, call)) return { kind: 'replaced', by, outcome: OUTCOMES[receipt.status] }
  return isCancellation(call, record.from) ? { kind: 'cancelled', by } : { kind: 'replaced', by, outcome: null }
}

const isOwnReceipt = ({ id, idIs }: TransactionRecord, { transactionHash }: Receipt): boolean =>
  idIs === 'callsId' || id.toLowerCase() === transactionHash.toLowerCase()

/** A network can forget a transaction and see it again; a wallet knows what it has sent. */
function stateWithoutReceipt({ missing, idIs, verified, addedAtMs }: TransactionRecord, nowMs: number) {
  if (!missing) return 'pending'
  if (idIs === 'callsId') return 'unsent'
  // A hash that no node ever had can be the wallet's own, as that of a Safe is: it waits for hours (case 47).
  return verified !== 'unknown' && isOlderThanAnHour(addedAtMs, nowMs) ? 'dropped' : 'pending'
}

/** State of a transaction. Pending until there is a receipt with its sender and nonce, its own or a replacement's. */
export function transactionState(record: TransactionRecord, nowMs: number): TransactionState {
  const { mined } = record
  if (record.verified === 'other') return { kind: 'mismatch' }
  if (mined === null) return { kind: stateWithoutReceipt(record, nowMs) }
  return isOwnReceipt(record, mined.receipt) ? { kind: OUTCOMES[mined.receipt.status] } : afterAnother(record, mined)
}

export const isPending = (record: TransactionRecord, nowMs: number): boolean =>
  transactionState(record, nowMs).kind === 'pending'

/** An entry that hangs for an hour, or never went out, may be taken off the list by hand; one that was mined is history. */
export const mayDismiss = (record: TransactionRecord, nowMs: number): boolean =>
  record.mined === null &&
  (isOlderThanAnHour(record.addedAtMs, nowMs) || transactionState(record, nowMs).kind === 'unsent')
