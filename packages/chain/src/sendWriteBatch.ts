import { deadlineAt } from '@musi/domain/settings/deadline'
import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { block } from './reads/block.ts'
import type { Made, Sender } from './sendWrite.ts'
import { purposeOf, rehearsedSteps } from './sendWrite/rehearsedSteps.ts'
import { type Waiting, unlessCancelled } from './sendWrite/unlessCancelled.ts'
import { type SendProblem, walletProblem } from './sendWriteProblem.ts'
import type { GateAnswer } from './signingGate.ts'
import type { Write } from './write.ts'

export type BatchIntent = {
  deadlineSeconds: number
  /** In order: an approval, which is exact here (spec: sending.batch), and what needs it. */
  make: (deadlineSeconds: bigint) => readonly [Made, ...Made[]]
}

/** Recorded under the id of its calls until the wallet gives the hash (spec: transactions.batch). */
export type SentBatch = { kind: 'sent'; callsId: string; from: Address; rehearsed: 'works' | 'unable' }
type Final = SentBatch | { kind: 'problem'; problem: SendProblem }
export type BatchResult = Final | { kind: 'cancelled' }

export type BatchSending = Waiting<Final> & {
  /** Called once, before the wallet is asked: by this id it can be asked again (case 71). */
  asked?: (send: { from: Address; callsId: string }) => void
}

const problem = (found: SendProblem) => ({ kind: 'problem', problem: found }) as const

/** Several writes as one transaction of a wallet that can (`batchAbility`). */
export async function sendWriteBatch(
  { gate, request, from }: Sender,
  { make, deadlineSeconds }: BatchIntent,
  sending: BatchSending = {},
): Promise<BatchResult> {
  const latest = await block(request, 'latest').catch(() => null)
  if (latest === null) return problem({ kind: 'unreachable' })
  const steps = make(deadlineAt(BigInt(latest.timeSeconds), deadlineSeconds))
  const found = await rehearsedSteps(request, from, steps)
  if (found.kind === 'problem') return found
  const calls = found.picked.map(({ step: { shown }, call }) => ({ call, shown }))
  if (sending.signal?.aborted === true) return { kind: 'cancelled' }
  const callsId = newCallsId()
  sending.asked?.({ from, callsId })
  const answered = gate.sendCalls({ from, calls, id: callsId }).then((answer): Final => {
    const id = callsIdOf(answer, purposeOf(steps))
    return typeof id === 'string' ? { kind: 'sent', callsId: id, from, rehearsed: found.rehearsed } : problem(id)
  })
  return unlessCancelled(answered, sending)
}

function callsIdOf(answer: GateAnswer, write: Write['kind']): string | SendProblem {
  if (answer.kind === 'refused') return { kind: 'gate', refusal: answer.refusal }
  if (answer.kind === 'answered') return callsIdIn(answer.value) ?? { kind: 'noHash' }
  return walletProblem(write, answer.trouble)
}

/** As much chance as EIP-5792 asks for, so that no two are alike. */
const newCallsId = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** An object since version 2 of the method, text before. */
function callsIdIn(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' && id !== '' && id.length <= 8194 ? id : null
}
