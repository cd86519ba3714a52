import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { Call, Write } from '../write.ts'
import { type Moved, type Promised, promisedTogether } from './promised.ts'
import { type Rehearsal, rehearsal } from './rehearsal.ts'

/** One of several writes that follow each other: an approval, a reset, the act itself. */
type Step = { write: Write; promised?: Promised }
/** A step and the candidate of it that would be sent. */
type Picked<Each extends Step> = { step: Each; call: Call }

export type RehearsedSteps<Each extends Step> =
  | { kind: 'picked'; picked: readonly Picked<Each>[]; moved: Moved | null; rehearsed: 'works' | 'unable' }
  | { kind: 'problem'; problem: SendProblem }

/** A whole sequence, tried together: of a batch (spec: sending.batch), or of what will be sent one after the other. */
export async function rehearsedSteps<Each extends Step>(
  request: RpcRequest,
  from: Address,
  steps: readonly Each[],
): Promise<RehearsedSteps<Each>> {
  const promised = promisedTogether(steps)
  const { picked, tried } = await firstThatWorks(steps, (calls) => rehearsal(request, from, calls, promised))
  switch (tried.kind) {
    case 'works':
      return { kind: 'picked', picked, moved: tried.moved, rehearsed: 'works' }
    case 'unable':
      return { kind: 'picked', picked, moved: null, rehearsed: 'unable' }
    case 'breaks':
      return { kind: 'problem', problem: { kind: 'otherOutcome', write: purposeOf(steps) } }
    case 'fails':
      return { kind: 'problem', problem: wouldFail(steps[tried.at]?.write.kind ?? purposeOf(steps), tried.refusal) }
  }
}

/** What the sequence is for: its last step needs the others. */
export const purposeOf = (steps: readonly Step[]): Write['kind'] => steps.at(-1)?.write.kind ?? 'batch'

/** The first mixture of candidates that works as a whole; the first of all where nobody can try. None: what stopped the last. */
async function firstThatWorks<Each extends Step>(
  steps: readonly Each[],
  rehearse: (calls: readonly Call[]) => Promise<Rehearsal>,
) {
  const mixtures = steps.reduce<readonly (readonly Picked<Each>[])[]>(
    (before, step) => before.flatMap((picked) => step.write.candidates.map((call) => [...picked, { step, call }])),
    [[]],
  )
  let last: { picked: readonly Picked<Each>[]; tried: Rehearsal } = { picked: [], tried: { kind: 'unable' } }
  for (const picked of mixtures) {
    last = { picked, tried: await rehearse(picked.map(({ call }) => call)) }
    if (last.tried.kind !== 'fails') break
  }
  return last
}
