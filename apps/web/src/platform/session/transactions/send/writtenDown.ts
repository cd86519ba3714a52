import type { Action } from '@musi/domain/transactions/action'
import type { NewTransaction } from '@musi/domain/transactions/transactionLog'
import type { Unfinished } from '@musi/domain/transactions/unfinishedSend'
import { countSent } from './countSent.ts'
import { openSends } from '../store/openSends.ts'
import type { SendOutcome } from './sendOutcome.ts'
import { transactionStore } from '../store/transactionStore.ts'

type About = { action: Action; recipientTyped?: boolean }

/** Keeps a send from before the wallet is asked until it has answered, then what was sent, exactly once. */
export function writtenDown<Asked extends object>(
  { action, recipientTyped }: About,
  unfinishedOf: (asked: Asked & { action: Action; askedAtMs: number }) => Unfinished,
) {
  let unfinished: Unfinished | null = null
  return {
    begin: (asked: Asked): void => {
      unfinished = unfinishedOf({ ...asked, action, askedAtMs: Date.now() })
      openSends.begin(unfinished)
      transactionStore.asked(unfinished)
    },
    end: (outcome: SendOutcome, sent: Omit<NewTransaction, 'action' | 'addedAtMs'> | null): SendOutcome => {
      // The record first: between the two, a page that is closed would know of neither.
      if (sent !== null) record({ ...sent, action, addedAtMs: Date.now() })
      if (sent !== null) countSent(action, recipientTyped)
      if (unfinished !== null) {
        transactionStore.answered(unfinished)
        openSends.end(unfinished)
      }
      return outcome
    },
  }
}

function record(sent: NewTransaction): void {
  const added = transactionStore.add(sent)
  // oxlint-disable-next-line no-console -- the specification has it logged (spec: transactions.add)
  if (added === 'exists') console.warn('Attempted to add existing transaction.')
}
