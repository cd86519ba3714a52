import type { AskedSend, Intent, SendResult } from '@musi/chain/sendWrite'
import type { SingleAction } from '@musi/domain/transactions/action'
import type { UnfinishedSend } from '@musi/domain/transactions/unfinishedSend'
import { twice } from '../../../page/loading/twice.ts'
import { settings } from '../../../page/settings/settings.ts'
import { loadSender } from '../../wallet/gate.ts'
import { chainKnown } from '../store/chainKnown.ts'
import { oneRequest } from './oneRequest.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'
import { writtenDown } from './writtenDown.ts'

export type SendIntent = {
  /** What the person wants: a second press while the first is open is known by it as the same one. */
  key: string
  /** What the record says that it was for. */
  action: SingleAction
  /** Whether a recipient was typed, though it be the sender himself (spec: reports.events). */
  recipientTyped?: boolean
  /** How it is written down for the chain: code that comes when it is sent, or tried out. */
  load: () => Promise<Intent['make']>
}

export type SendOptions = {
  /** Nobody waits for the wallet any more. */
  signal?: AbortSignal
}

/** Asks the wallet for a transaction and writes down what became of that. */
export const send = (intent: SendIntent, options: SendOptions = {}): Promise<SendOutcome> =>
  oneRequest(intent.key, () => sendOnce(intent, options))

async function sendOnce(intent: SendIntent, { signal }: SendOptions): Promise<SendOutcome> {
  const sender = await loadSender()
  if (sender === null) return problem({ kind: 'notConnected' })
  if (!(await chainKnown())) return problem({ kind: 'unreachable' })
  const { sendWrite } = await twice(() => import('@musi/chain/sendWrite'))
  const written = writtenDown<AskedSend>(intent, (asked): UnfinishedSend => asked)
  const end = (result: Exclude<SendResult, { kind: 'cancelled' }>): SendOutcome => {
    if (result.kind === 'problem') return written.end(problem(result.problem), null)
    const { hash: id, check, from, nonce, call } = result
    const outcome: SendOutcome = check.kind === 'other' ? problem({ kind: 'mismatch', id }) : { kind: 'sent', id }
    return written.end(outcome, { id, idIs: 'hash', from, nonce, call, verified: check.kind })
  }
  const make = await intent.load()
  const { deadlineSeconds } = settings.get()
  const result = await sendWrite(
    sender,
    { make, deadlineSeconds },
    { asked: written.begin, late: end, ...(signal && { signal }) },
  )
  return result.kind === 'cancelled' ? result : end(result)
}
