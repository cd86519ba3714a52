import type { BatchIntent, BatchResult } from '@musi/chain/sendWriteBatch'
import type { UnfinishedBatch } from '@musi/domain/transactions/unfinishedSend'
import { twice } from '../../../page/loading/twice.ts'
import { settings } from '../../../page/settings/settings.ts'
import { loadSender } from '../../wallet/gate.ts'
import { batchProblem } from './batchAbility.ts'
import { chainKnown } from '../store/chainKnown.ts'
import { oneRequest } from './oneRequest.ts'
import type { SendIntent, SendOptions } from './send.ts'
import { type SendOutcome, problem } from './sendOutcome.ts'
import { writtenDown } from './writtenDown.ts'

/** What is done, in this order, all or nothing: an approval, which is exact here (spec: sending.batch), and what needs it. */
export type BatchSendIntent = { steps: readonly [SendIntent, SendIntent, ...SendIntent[]] }

/** Asks a wallet that can (`useBatchAbility`) for several as one transaction, and writes down what became of that. */
export const sendBatch = ({ steps }: BatchSendIntent, options: SendOptions = {}): Promise<SendOutcome> => {
  const key = steps.map((step) => step.key).join(' + ')
  return oneRequest(key, () => sendOnce(steps, options))
}

async function sendOnce(steps: BatchSendIntent['steps'], { signal }: SendOptions): Promise<SendOutcome> {
  const sender = await loadSender()
  if (sender === null) return problem({ kind: 'notConnected' })
  if (!(await chainKnown())) return problem({ kind: 'unreachable' })
  const { sendWriteBatch } = await twice(() => import('@musi/chain/sendWriteBatch'))
  const written = writtenDown<Pick<UnfinishedBatch, 'from' | 'callsId'>>(aboutAll(steps), (asked) => asked)
  const end = (result: Exclude<BatchResult, { kind: 'cancelled' }>): SendOutcome => {
    if (result.kind === 'problem') {
      batchProblem(result.problem)
      return written.end(problem(result.problem), null)
    }
    const { callsId: id, from } = result
    const sent = { id, idIs: 'callsId', from, nonce: null, call: null, verified: 'unknown' } as const
    return written.end({ kind: 'sent', id }, sent)
  }
  const result = await sendWriteBatch(
    sender,
    { make: await makeOf(steps), deadlineSeconds: settings.get().deadlineSeconds },
    { asked: written.begin, late: end, ...(signal && { signal }) },
  )
  return result.kind === 'cancelled' ? result : end(result)
}

/** One thing that the person wants, told in the words of its parts. */
const aboutAll = (steps: BatchSendIntent['steps']) => ({
  action: { kind: 'batch', steps: steps.map(({ action }) => action) } as const,
  recipientTyped: steps.some(({ recipientTyped }) => recipientTyped === true),
})

async function makeOf([first, ...others]: BatchSendIntent['steps']): Promise<BatchIntent['make']> {
  const [makesFirst, makesOthers] = await Promise.all([first.load(), Promise.all(others.map(({ load }) => load()))])
  return (deadlineSeconds) => [makesFirst(deadlineSeconds), ...makesOthers.map((make) => make(deadlineSeconds))]
}
