import type { Address } from '@musi/domain/address'
import type { Amount } from '@musi/domain/currency'
import { stepsOf } from '@musi/domain/transactions/action'
import type { TransactionRecord } from '@musi/domain/transactions/record'
import { transactionState } from '@musi/domain/transactions/transactionState'

/** An account's payments for plays of a song, as this browser knows them. */
export type SongPayments = {
  /** `missing`: no node has any of the unmined payments, though they may still reappear. */
  readonly unminedPayment: 'none' | 'pending' | 'missing'
  /** Changes when a payment is sent, mined or undone; earlier answers are outdated then. */
  readonly revision: string
  /** Price of the newest pending or successful payment; null if there is none. */
  readonly cost: Amount | null
}

export function songPayments(
  records: Iterable<TransactionRecord>,
  { account, song }: { account: Address; song: string },
  nowMs: number,
): SongPayments {
  const ownRecords = [...records].filter((record) => record.from === account && costOf(record, song) !== null)
  const states = ownRecords.map((record) => transactionState(record, nowMs).kind)
  const newest = ownRecords.findLast((_, at) => states[at] === 'pending' || states[at] === 'confirmed')
  const pending = ownRecords.filter((_, at) => states[at] === 'pending')
  return {
    unminedPayment: pending.length === 0 ? 'none' : pending.every(({ missing }) => missing) ? 'missing' : 'pending',
    cost: newest === undefined ? null : costOf(newest, song),
    revision: ownRecords.map(({ id }, at) => `${id} ${states[at]}`).join(' '),
  }
}

/** Price the account paid for a play of the song; null if the record is about another song or none. */
function costOf({ action, mined }: TransactionRecord, song: string): Amount | null {
  for (const step of stepsOf(action)) {
    if (step.kind === 'playSong' && step.song === song) return step.cost
    // Read from the receipt, because only it says how much of the maximum was used.
    if (step.kind === 'swapAndPlay' && step.song === song) return mined?.moved?.paid[0] ?? step.paid
  }
  return null
}
