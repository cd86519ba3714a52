import type { Intent, SendResult, Sent } from '@musi/chain/sendWrite'
import { openIntents } from '@musi/chain/sendWrite/openIntents'
import type { Action } from '@musi/domain/transactions/action'
import type { UnfinishedSend } from '@musi/domain/transactions/unfinishedSend'
import { config } from '../config/config.ts'
import { twice } from '../loading/twice.ts'
import { settings } from '../settings/settings.ts'
import { loadSender } from '../wallet/gate.ts'
import { openSends } from './openSends.ts'
import { type SendTrouble, sendTroubleText } from './sendTrouble.ts'
import { transactionStore } from './transactionStore.ts'

export type SendIntent = {
  /** What the person wants: a second press while the first is open is known by it as the same one. */
  key: string
  /** What the record says that it was for. */
  action: Action
  make: Intent['make']
}

export type SendOutcome =
  | { kind: 'sent'; id: string }
  | { kind: 'cancelled' }
  | { kind: 'problem'; trouble: SendTrouble; text: string }

const pressed = openIntents()

const problem = (trouble: SendTrouble): SendOutcome => ({ kind: 'problem', trouble, text: sendTroubleText(trouble) })

/** Asks the wallet for a transaction and writes down what became of that. The signal: nobody waits for the wallet any more. */
export const send = (intent: SendIntent, { signal }: { signal?: AbortSignal } = {}): Promise<SendOutcome> =>
  pressed.once(intent.key, () => alone(intent.key, () => sendOnce(intent, signal)))

/** One request for each intent, whichever tab it is pressed in (quality/faults.md, case 48). */
async function alone(key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> {
  // Browsers give locks to pages they trust only, and without them every tab is for itself.
  if (!('locks' in navigator)) return run()
  const name = `musi.send.${config().chainId}.${key}`
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? problem({ kind: 'otherTab' }) : run(),
  )
}

async function sendOnce({ key, action, make }: SendIntent, signal: AbortSignal | undefined): Promise<SendOutcome> {
  const sender = await loadSender()
  if (sender === null) return problem({ kind: 'notConnected' })
  const { sendWrite } = await twice(() => import('@musi/chain/sendWrite'))
  const written = writtenDown(action)
  const result = await sendWrite(
    sender,
    { key, make, deadlineSeconds: settings.get().deadlineSeconds },
    { asked: written.begin, late: written.end, ...(signal && { signal }) },
  )
  return result.kind === 'cancelled' ? result : written.end(result)
}

/** Keeps a send from before the wallet is asked until it has answered, then the transaction, exactly once. */
function writtenDown(action: Action) {
  let unfinished: UnfinishedSend | null = null
  return {
    begin: (asked: Pick<UnfinishedSend, 'from' | 'nonce' | 'call'>): void => {
      unfinished = { ...asked, action, askedAtMs: Date.now() }
      openSends.begin(unfinished)
      transactionStore.asked(unfinished)
    },
    end: (result: Exclude<SendResult, { kind: 'cancelled' }>): SendOutcome => {
      // The record first: between the two, a page that is closed would know of neither.
      const outcome = result.kind === 'sent' ? recorded(result, action) : problem(result.problem)
      if (unfinished !== null) {
        transactionStore.answered(unfinished)
        openSends.end(unfinished)
      }
      return outcome
    },
  }
}

function recorded({ hash, from, nonce, call, check }: Sent, action: Action): SendOutcome {
  const sent = { id: hash, idIs: 'hash', from, nonce, call, action, verified: check.kind } as const
  const added = transactionStore.add({ ...sent, addedAtMs: Date.now() })
  // oxlint-disable-next-line no-console -- the specification has it logged (decisions.md §14)
  if (added === 'exists') console.warn('Attempted to add existing transaction.')
  return check.kind === 'other' ? problem({ kind: 'mismatch', id: hash }) : { kind: 'sent', id: hash }
}
