import type { MadeWrite, SendRequest, SendResult } from '@musi/chain/sendWrite'
import type { SealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { SingleAction } from '@musi/domain/transactions/action'
import type { UnfinishedSend } from '@musi/domain/transactions/unfinishedSend'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { loadSender } from '#platform/session/wallet/loadSender.ts'
import { ensureChain } from '../store/ensureChain.ts'
import { logProblem } from './logProblem.ts'
import { oneRequest } from './oneRequest.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'
import { sendRecord } from './sendRecord.ts'

export type SendIntent = {
  /** Identifies the intent, so that a second press while the first is open counts as the same one. */
  key: string
  /** Purpose stored in the record. */
  action: SingleAction
  /** True if a recipient was typed, even if it is the sender (spec: reports.events). */
  recipientTyped?: boolean
  /** The terms on screen, sealed (frozen for the gate) when they were rendered. */
  shown: SealedTerms
  /** Loads the code that builds the transaction, when it is sent or simulated. */
  load: () => Promise<(deadlineSeconds: bigint) => MadeWrite>
}

export type SendOptions = {
  /** Aborted when the person stops waiting for the wallet. */
  signal?: AbortSignal
}

/** Asks the wallet for a transaction and records the outcome. */
export const send = (intent: SendIntent, options: SendOptions = {}): Promise<SendOutcome> =>
  oneRequest(intent.key, () => sendOnce(intent, options))

async function sendOnce(intent: SendIntent, { signal }: SendOptions): Promise<SendOutcome> {
  const sender = await loadSender()
  if (sender === null) return problem({ kind: 'notConnected' })
  if (!(await ensureChain())) return problem({ kind: 'unreachable' })
  const { sendWrite } = await retryOnce(() => import('@musi/chain/sendWrite'))
  const record = sendRecord<SendRequest>(intent, (details): UnfinishedSend => details)
  const end = (result: Exclude<SendResult, { kind: 'cancelled' }>): SendOutcome => {
    if (result.kind === 'problem') {
      logProblem(result.problem)
      return record.end(problem(result.problem), null)
    }
    const { hash: id, check, from, nonce, call } = result
    const outcome: SendOutcome = check.kind === 'other' ? problem({ kind: 'mismatch', id }) : { kind: 'sent', id }
    return record.end(outcome, { id, idIs: 'hash', from, nonce, call, verified: check.kind })
  }
  const make = await intent.load()
  const { deadlineSeconds } = settings.get()
  const result = await sendWrite(
    sender,
    { shown: intent.shown, make, deadlineSeconds },
    { beforeRequest: record.begin, onLateAnswer: end, ...(signal && { signal }) },
  )
  return result.kind === 'cancelled' ? result : end(result)
}
