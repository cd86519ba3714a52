import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { stepsOf } from '@musi/domain/transactions/action'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { transactionState } from '@musi/domain/transactions/transactionState'

/** What this browser knows of the payments of an account for plays of a song. */
export type SongPayments = {
  /** `missing`: no node has one of them at the moment, and it may still turn up. */
  readonly waiting: 'none' | 'pending' | 'missing'
  /** Another text as soon as one of them was sent, mined or undone: what was said of them before is old then. */
  readonly mark: string
  /** The price of the newest one that is on its way or took effect; null: there is none. */
  readonly cost: Amount | null
}

export function songPayments(
  records: Iterable<TransactionRecord>,
  { account, song }: { account: Address; song: string },
  nowMs: number,
): SongPayments {
  const own = [...records].filter((record) => record.from === account && costOf(record, song) !== null)
  const states = own.map((record) => transactionState(record, nowMs).kind)
  const newest = own.findLast((_, at) => states[at] === 'pending' || states[at] === 'confirmed')
  const pending = own.filter((_, at) => states[at] === 'pending')
  return {
    waiting: pending.length === 0 ? 'none' : pending.every(({ missing }) => missing) ? 'missing' : 'pending',
    cost: newest === undefined ? null : costOf(newest, song),
    mark: own.map(({ id }, at) => `${id} ${states[at]}`).join(' '),
  }
}

/** What a play of the song cost the account; null: the record plays another song, or none. */
function costOf({ action, mined }: TransactionRecord, song: string): Amount | null {
  for (const step of stepsOf(action)) {
    if (step.kind === 'playSong' && step.song === song) return step.cost
    // The receipt says how much of the most it was.
    if (step.kind === 'swapAndPlay' && step.song === song) return mined?.moved?.paid[0] ?? step.paid
  }
  return null
}
