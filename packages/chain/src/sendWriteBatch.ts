import { deadlineAt } from '@musi/domain/settings/deadline'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { latestBlockTime } from './requests/blocks/latestBlockTime.ts'
import type { ShownWrite, Sender } from './sendWrite.ts'
import { purposeOf, rehearseSteps } from './sendWrite/rehearseSteps.ts'
import { type CancelOptions, unlessCancelled } from './sendWrite/unlessCancelled.ts'
import { type SendProblem, walletProblem } from './sendWriteProblem.ts'
import type { GateAnswer } from './signingGate.ts'
import type { Write } from './write.ts'

export type BatchIntent = {
  deadlineSeconds: number
  /** In order: the exact approval (spec: sending.batch), then the act that needs it. */
  steps: readonly [ShownWrite, ...ShownWrite[]]
}

/** Recorded under `callsId` until the wallet returns the hash (spec: transactions.batch). */
export type SentBatch = { kind: 'sent'; callsId: string; from: Address; rehearsed: 'works' | 'unable' }
type FinalResult = SentBatch | { kind: 'problem'; problem: SendProblem }
export type BatchResult = FinalResult | { kind: 'cancelled' }

export type BatchOptions = CancelOptions<FinalResult> & {
  /** Called once, before the wallet is asked. With this id the batch can be looked up later (case 71). */
  beforeRequest?: (send: { from: Address; callsId: string }) => void
}

const problem = (sendProblem: SendProblem) => ({ kind: 'problem', problem: sendProblem }) as const

/** Sends several writes as one transaction, for wallets that support it (`batchAbility`). */
export async function sendWriteBatch(
  { gate, request, from }: Sender,
  intent: BatchIntent,
  sending: BatchOptions = {},
): Promise<BatchResult> {
  const latestSeconds = await latestBlockTime(request).catch(() => null)
  if (latestSeconds === null) return problem({ kind: 'unreachable' })
  const deadlineSeconds = deadlineAt(latestSeconds, intent.deadlineSeconds)
  const steps = intent.steps.map(({ shown, make }) => ({ shown, ...make(deadlineSeconds) }))
  const rehearsal = await rehearseSteps(request, from, steps)
  if (rehearsal.kind === 'problem') return rehearsal
  const calls = rehearsal.picked.map(({ step: { shown }, call }) => ({ call, shown }))
  if (sending.signal?.aborted === true) return { kind: 'cancelled' }
  const callsId = newCallsId()
  sending.beforeRequest?.({ from, callsId })
  const result = gate.sendCalls({ from, calls, id: callsId, deadlineSeconds }).then((answer): FinalResult => {
    const id = callsIdOf(answer, purposeOf(steps))
    return typeof id === 'string' ? { kind: 'sent', callsId: id, from, rehearsed: rehearsal.rehearsed } : problem(id)
  })
  return unlessCancelled(result, sending)
}

function callsIdOf(answer: GateAnswer, write: Write['kind']): string | SendProblem {
  if (answer.kind === 'refused') return { kind: 'gate', refusal: answer.refusal }
  if (answer.kind === 'answered') return callsIdIn(answer.value) ?? { kind: 'noHash' }
  return walletProblem(write, answer.trouble)
}

/** A random, unique id as EIP-5792 requires. */
const newCallsId = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** The answer is an object since version 2 of the method, a string before. */
function callsIdIn(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' && id !== '' && id.length <= 8194 ? id : null
}
