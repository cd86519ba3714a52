import type { Action } from '@musi/domain/transactions/action'
import type { NewTransaction } from '@musi/domain/transactions/transactionLog'
import type { Unfinished } from '@musi/domain/transactions/unfinishedSend'
import { countSent } from './countSent.ts'
import { openSends } from '../store/openSends.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { transactionStore } from '../store/transactionStore.ts'

type SendSubject = { action: Action; recipientTyped?: boolean }

/** Records a send as unfinished until the wallet has answered, then what was sent, exactly once. */
export function sendRecord<Details extends object>(
  { action, recipientTyped }: SendSubject,
  unfinishedOf: (details: Details & { action: Action; askedAtMs: number }) => Unfinished,
) {
  let unfinished: Unfinished | null = null
  return {
    begin: (details: Details): void => {
      unfinished = unfinishedOf({ ...details, action, askedAtMs: Date.now() })
      openSends.begin(unfinished)
      transactionStore.addUnfinished(unfinished)
    },
    end: (outcome: SendOutcome, sent: Omit<NewTransaction, 'action' | 'addedAtMs'> | null): SendOutcome => {
      // The record comes first, because a page closed between the two steps would otherwise lose
      // both.
      if (sent !== null) record({ ...sent, action, addedAtMs: Date.now() })
      if (sent !== null) countSent(action, recipientTyped)
      if (unfinished !== null) {
        transactionStore.removeUnfinished(unfinished)
        openSends.end(unfinished)
      }
      return outcome
    },
  }
}

function record(sent: NewTransaction): void {
  const added = transactionStore.add(sent)
  // oxlint-disable-next-line no-console -- the specification requires it (spec: transactions.add)
  if (added === 'exists') console.warn('Attempted to add existing transaction.')
}
