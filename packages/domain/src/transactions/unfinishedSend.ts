import type { Address } from '../address.ts'
import { storedAction } from './action.ts'
import { type SentCall, storedCall } from './record.ts'
import { address, fields, type ReadBy, type Reader, text, wholeNumber } from '../untrusted.ts'
import { isSameCall } from './transactionState.ts'

/** Stored before the request to the wallet, because the page may be closed before the answer. */
const storedUnfinishedSend = fields({
  from: address,
  /** The sender's next nonce at that time. The wallet may use a later one, never an earlier one. */
  nonce: wholeNumber,
  call: storedCall,
  action: storedAction,
  askedAtMs: wholeNumber,
})

export type UnfinishedSend = ReadBy<typeof storedUnfinishedSend>

/** Only the wallet knows the state of a batch, so the page assigns the id to query it by (EIP-5792). */
const storedUnfinishedBatch = fields({
  from: address,
  callsId: text,
  action: storedAction,
  askedAtMs: wholeNumber,
})

export type UnfinishedBatch = ReadBy<typeof storedUnfinishedBatch>
export type Unfinished = UnfinishedSend | UnfinishedBatch

export const isBatch = (one: Unfinished): one is UnfinishedBatch => 'callsId' in one

export const storedUnfinished: Reader<Unfinished> = (stored) =>
  storedUnfinishedBatch(stored) ?? storedUnfinishedSend(stored)

const keyOf = (one: Unfinished) => (isBatch(one) ? one.callsId : one.nonce)

/** A page never has two unanswered sends with the same nonce. */
export const isSameSend = (one: Unfinished, other: Unfinished) =>
  one.from === other.from && keyOf(one) === keyOf(other) && one.askedAtMs === other.askedAtMs

/** A transaction of the sender, pending or mined. */
export type SeenTransaction = {
  readonly hash: string
  readonly from: Address
  readonly nonce: number
  readonly call: SentCall
}

export type SendOutcome =
  /** The transaction was sent and must not be sent again. */
  | { readonly kind: 'sent'; readonly seen: SeenTransaction }
  /** The sender has not sent such a transaction. */
  | { readonly kind: 'notSent' }

/** Outcome of a send whose hash was never returned, found by sender, nonce and call (case 71). */
export function sendOutcome({ from, nonce, call }: UnfinishedSend, seen: readonly SeenTransaction[]): SendOutcome {
  const matching = seen
    .filter((one) => one.from === from && one.nonce >= nonce && isSameCall(one.call, call))
    .sort((one, other) => one.nonce - other.nonce)
  const first = matching[0]
  return first === undefined ? { kind: 'notSent' } : { kind: 'sent', seen: first }
}
