import { storedAction } from './action.ts'
import { storedReceipt } from './receipt.ts'
import { type Moved, storedMoved } from './moved.ts'
import {
  address,
  fields,
  flag,
  hex,
  oneOf,
  orNull,
  type ReadBy,
  type Reader,
  text,
  units,
  wholeNumber,
} from '../untrusted.ts'

/** What was sent, as the chain keeps it. */
export const storedCall = fields({ to: orNull(address), data: hex, value: units })
export type SentCall = ReadBy<typeof storedCall>

const minedFields = fields({
  receipt: storedReceipt,
  call: orNull(storedCall),
  confirmedAtMs: wholeNumber,
  /** Until its block is finalized a receipt can vanish again, and is looked at with each block (case 61). */
  isFinal: flag,
})

/** What was mined with the record's sender and nonce: the record's own transaction, or another in its place. */
export type Mined = ReadBy<typeof minedFields> & {
  /** Absent: its receipt shows no more than the action says, or was read by an earlier version. */
  readonly moved?: Moved
}

const mined: Reader<Mined> = (stored) => {
  const known = minedFields(stored)
  if (known === undefined) return undefined
  const moved = storedMoved((stored as { moved?: unknown }).moved)
  return moved === undefined ? known : { ...known, moved }
}

/**
 * One transaction that was sent from here. It holds what happened; what that means is derived (`transactionState`).
 * Records are kept per chain id and genesis hash (spec: transactions.kept-by-chain), so no record says which chain it is of.
 */
export const storedRecord = fields({
  /** The hash, or of a wallet's batch the id of its calls until the wallet gives the hash (spec: transactions.record). */
  id: text,
  idIs: oneOf('hash', 'callsId'),
  from: address,
  /** Sender and nonce identify a transaction whatever its hash becomes. Null while the nonce is unknown. */
  nonce: orNull(wholeNumber),
  /** Null where only the wallet knows it. */
  call: orNull(storedCall),
  action: storedAction,
  addedAtMs: wholeNumber,
  /** Null: never. */
  lastCheckedBlock: orNull(wholeNumber),
  /** Null: no receipt yet, of this transaction or of one in its place. */
  mined: orNull(mined),
  /** Whether the chain has under this hash what the wallet was asked for; unknown until a node has it (case 39). */
  verified: oneOf('same', 'unknown', 'other'),
  /** Unknown to every node at the last check: dropped, or not propagated yet. */
  missing: flag,
})

export type TransactionRecord = ReadBy<typeof storedRecord>
