import type { BatchIntent, BatchResult } from '@musi/chain/sendWriteBatch'
import type { Action } from '@musi/domain/transactions/action'
import type { UnfinishedBatch } from '@musi/domain/transactions/unfinishedSend'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { settings } from '#platform/page/settings/settings.ts'
import { loadSender } from '#platform/session/wallet/loadSender.ts'
import { noteBatchProblem } from './batchAbility.ts'
import { ensureChain } from '../store/ensureChain.ts'
import { logProblem } from './logProblem.ts'
import { oneRequest } from './oneRequest.ts'
import type { SendIntent, SendOptions } from './send.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'
import { sendRecord } from './sendRecord.ts'

/**
 * Steps that happen in order, all or none: exact approvals (spec: sending.batch), then the act that
 * needs them.
 */
export type BatchSendIntent = { steps: readonly [SendIntent, ...SendIntent[]] }

/**
 * Asks a wallet that supports it (`useBatchAbility`) for several steps as one transaction, and
 * records the outcome.
 */
export const sendBatch = ({ steps }: BatchSendIntent, options: SendOptions = {}): Promise<SendOutcome> => {
  const key = steps.map((step) => step.key).join(' + ')
  return oneRequest(key, () => sendOnce(steps, options))
}

async function sendOnce(steps: BatchSendIntent['steps'], { signal }: SendOptions): Promise<SendOutcome> {
  const sender = await loadSender()
  if (sender === null) return problem({ kind: 'notConnected' })
  if (!(await ensureChain())) return problem({ kind: 'unreachable' })
  const { sendWriteBatch } = await retryOnce(() => import('@musi/chain/sendWriteBatch'))
  const record = sendRecord<Pick<UnfinishedBatch, 'from' | 'callsId'>>(batchSubject(steps), (details) => details)
  const end = (result: Exclude<BatchResult, { kind: 'cancelled' }>): SendOutcome => {
    if (result.kind === 'problem') {
      noteBatchProblem(result.problem)
      logProblem(result.problem)
      return record.end(problem(result.problem), null)
    }
    const { callsId: id, from } = result
    const sent = { id, idIs: 'callsId', from, nonce: null, call: null, verified: 'unknown' } as const
    return record.end({ kind: 'sent', id }, sent)
  }
  const result = await sendWriteBatch(
    sender,
    { steps: await loadSteps(steps), deadlineSeconds: settings.get().deadlineSeconds },
    { beforeRequest: record.begin, onLateAnswer: end, ...(signal && { signal }) },
  )
  return result.kind === 'cancelled' ? result : end(result)
}

/** The batch as one action for the record; a batch of one is recorded as what it does. */
const batchSubject = (steps: BatchSendIntent['steps']): { action: Action; recipientTyped: boolean } => ({
  action: steps.length === 1 ? steps[0].action : { kind: 'batch', steps: steps.map(({ action }) => action) },
  recipientTyped: steps.some(({ recipientTyped }) => recipientTyped === true),
})

async function loadSteps([first, ...others]: BatchSendIntent['steps']): Promise<BatchIntent['steps']> {
  const loadStep = async ({ shown, load }: SendIntent) => ({ shown, make: await load() })
  const [madeFirst, madeOthers] = await Promise.all([loadStep(first), Promise.all(others.map(loadStep))])
  return [madeFirst, ...madeOthers]
}
