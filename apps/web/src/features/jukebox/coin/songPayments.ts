import type { Address } from '@musi/domain/address'
import { stepsOf } from '@musi/domain/transactions/action'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { transactionState } from '@musi/domain/transactions/transactionState'

/** What this browser knows of the payments of an account for plays of a song. */
export type SongPayments = {
  /** `missing`: no node has one of them at the moment, and it may still turn up. */
  readonly waiting: 'none' | 'pending' | 'missing'
  /** Another text as soon as one of them was sent, mined or undone: what was said of them before is old then. */
  readonly mark: string
}

export function songPayments(
  records: Iterable<TransactionRecord>,
  { account, song }: { account: Address; song: string },
  nowMs: number,
): SongPayments {
  const own = [...records].filter(
    ({ from, action }) =>
      from === account && stepsOf(action).some((step) => step.kind === 'playSong' && step.song === song),
  )
  const states = own.map((record) => transactionState(record, nowMs).kind)
  const pending = own.filter((_, at) => states[at] === 'pending')
  return {
    waiting: pending.length === 0 ? 'none' : pending.every(({ missing }) => missing) ? 'missing' : 'pending',
    mark: own.map(({ id }, at) => `${id} ${states[at]}`).join(' '),
  }
}
