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
  /** Until the block is final, the receipt can vanish and is checked with each block (case 61). */
  isFinal: flag,
})

/** The mined transaction with the record's sender and nonce: its own, or a replacement. */
export type Mined = ReadBy<typeof minedFields> & {
  /** `moved` is undefined if the receipt adds nothing to the action, or was stored by an earlier version. */
  readonly moved?: Moved
}

const mined: Reader<Mined> = (stored) => {
  const known = minedFields(stored)
  if (known === undefined) return undefined
  const moved = storedMoved((stored as { moved?: unknown }).moved)
  return moved === undefined ? known : { ...known, moved }
}

/**
 * One transaction sent from this browser. Its state is derived by `transactionState`. Records are stored per chain id and genesis
 * hash (spec: transactions.kept-by-chain), so they do not name their chain.
 */
export const storedRecord = fields({
  /** The hash; for a wallet batch the id of its calls, because two batches can share a transaction (spec: transactions.record). */
  id: text,
  idIs: oneOf('hash', 'callsId'),
  from: address,
  /** Sender and nonce identify a transaction even if its hash changes. Null while unknown. */
  nonce: orNull(wholeNumber),
  /** The call as sent; null if only the wallet knows it. */
  call: orNull(storedCall),
  action: storedAction,
  addedAtMs: wholeNumber,
  /** Block of the last check; null if never checked. */
  lastCheckedBlock: orNull(wholeNumber),
  /** The mined transaction; null without a receipt, of this transaction or a replacement. */
  mined: orNull(mined),
  /**
   * Result of comparing the chain's transaction with the request to the wallet; `unknown` until a node has it (case 39).
   */
  verified: oneOf('same', 'unknown', 'other'),
  /** True if no node knew it at the last check. */
  missing: flag,
})

export type TransactionRecord = ReadBy<typeof storedRecord>

/** The hash a record is found under on the chain; null for a batch without a receipt. */
export const hashOf = ({ id, idIs, mined }: TransactionRecord): string | null =>
  idIs === 'hash' ? id : (mined?.receipt.transactionHash ?? null)
