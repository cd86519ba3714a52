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

/** A sent call as recorded on chain. */
export const storedCall = fields({ to: orNull(address), data: hex, value: units })
export type SentCall = ReadBy<typeof storedCall>

const minedFields = fields({
  receipt: storedReceipt,
  call: orNull(storedCall),
  confirmedAtMs: wholeNumber,
  /** Until its block is finalized a receipt can vanish again, and is looked at with each block (case 61). */
  isFinal: flag,
})

/** The mined transaction with the record's sender and nonce: its own, or a replacement. */
export type Mined = ReadBy<typeof minedFields> & {
  /** Missing if the receipt adds nothing to the action, or was read by an earlier version. */
  readonly moved?: Moved
}

const mined: Reader<Mined> = (stored) => {
  const known = minedFields(stored)
  if (known === undefined) return undefined
  const moved = storedMoved((stored as { moved?: unknown }).moved)
  return moved === undefined ? known : { ...known, moved }
}

/**
 * One transaction sent from here. Stores what happened; its meaning is derived (`transactionState`). Records are stored
 * per chain id and genesis hash (spec: transactions.kept-by-chain), so they do not name their chain.
 */
export const storedRecord = fields({
  /** The hash, or of a wallet's batch the id of its calls until the wallet gives the hash (spec: transactions.record). */
  id: text,
  idIs: oneOf('hash', 'callsId'),
  from: address,
  /** Sender and nonce identify a transaction whatever its hash becomes. Null while the nonce is unknown. */
  nonce: orNull(wholeNumber),
  /** Null if only the wallet knows it. */
  call: orNull(storedCall),
  action: storedAction,
  addedAtMs: wholeNumber,
  /** Null if never. */
  lastCheckedBlock: orNull(wholeNumber),
  /** Null without a receipt, of this transaction or a replacement. */
  mined: orNull(mined),
  /**
   * Compares the chain's transaction under this hash with the request to the wallet; unknown until a node has it (case
   * 39).
   */
  verified: oneOf('same', 'unknown', 'other'),
  /** Unknown to every node at the last check: dropped, or not propagated yet. */
  missing: flag,
})

export type TransactionRecord = ReadBy<typeof storedRecord>
