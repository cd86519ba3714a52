import { deadlineAt } from '@musi/domain/settings/deadline'
import type { Address } from '@musi/domain/address'
import { block } from './reads/block.ts'
import type { Sender } from './sendWrite.ts'
import { type Rehearsal, rehearsal } from './sendWrite/rehearsal.ts'
import type { SendProblem } from './sendWriteProblem.ts'
import type { ShownCall } from './signingGate.ts'
import type { Shown } from './signingGate/shown.ts'
import type { Call, Write } from './write.ts'

type Step = { write: Write; shown: Shown }

export type BatchIntent = {
  key: string
  deadlineSeconds: number
  /** In order: an approval, which is exact here (decisions.md §7.8), and what needs it. */
  make: (deadlineSeconds: bigint) => readonly [Step, ...Step[]]
}

/** Recorded under the id of its calls until the wallet gives the hash (decisions.md §14). */
export type BatchResult =
  | { kind: 'sent'; callsId: string; from: Address; calls: readonly Call[]; rehearsed: Rehearsal }
  | { kind: 'problem'; problem: SendProblem }

/** Several writes as one transaction of a wallet that can (`batchAbility`). */
export const sendWriteBatch = (sender: Sender, intent: BatchIntent): Promise<BatchResult> =>
  sender.intents.once(intent.key, () => sendOnce(sender, intent))

const problem = (found: SendProblem) => ({ kind: 'problem', problem: found }) as const

async function sendOnce({ gate, request, from }: Sender, { make, deadlineSeconds }: BatchIntent): Promise<BatchResult> {
  const latest = await block(request, 'latest').catch(() => null)
  if (latest === null) return problem({ kind: 'unreachable' })
  const steps = make(deadlineAt(BigInt(latest.timeSeconds), deadlineSeconds))
  const picked = await pickedCalls(steps, (calls) => rehearsal(request, from, callsOf(calls)))
  if (picked === null) return problem({ kind: 'wouldFail', of: ofSwap(steps), reason: null })
  const answer = await gate.sendCalls({ from, calls: picked.calls })
  if (answer.kind === 'refused') return problem({ kind: 'gate', refusal: answer.refusal })
  if (answer.kind === 'trouble') {
    const { trouble } = answer
    return problem(trouble.kind === 'rejected' ? { kind: 'rejected' } : { kind: 'wallet', of: ofSwap(steps), trouble })
  }
  const callsId = callsIdIn(answer.value)
  if (callsId === null) return problem({ kind: 'noHash' })
  return { kind: 'sent', callsId, from, calls: callsOf(picked.calls), rehearsed: picked.rehearsed }
}

const callsOf = (calls: readonly ShownCall[]) => calls.map(({ call }) => call)
const ofSwap = (steps: readonly Step[]) => (steps.some(({ write }) => write.kind === 'swap') ? 'swap' : 'other')

/** The first mixture of candidates that works as a whole; the first of all where nobody can try. Null: none works. */
async function pickedCalls(steps: readonly Step[], tried: (calls: readonly ShownCall[]) => Promise<Rehearsal>) {
  const mixtures = steps.reduce<readonly (readonly ShownCall[])[]>(
    (before, { write, shown }) =>
      before.flatMap((calls) => write.candidates.map((call) => [...calls, { call, shown }])),
    [[]],
  )
  for (const calls of mixtures) {
    const rehearsed = await tried(calls)
    if (rehearsed !== 'fails') return { calls, rehearsed }
  }
  return null
}

/** An object since version 2 of the method, text before. */
function callsIdIn(value: unknown): string | null {
  const id: unknown = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'string' && id !== '' && id.length <= 8194 ? id : null
}
