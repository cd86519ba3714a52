import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { Call, Write } from '../write.ts'
import { type MovedAmounts, type PromisedAmounts, combinePromisedAmounts } from './promisedAmounts.ts'
import { type Rehearsal, rehearsal } from './rehearsal.ts'

/** One of several writes in sequence: an approval, a reset, the act itself. */
type Step = { write: Write; promised?: PromisedAmounts }
/** A step and the candidate call that would be sent for it. */
type PickedStep<Each extends Step> = { step: Each; call: Call }

export type RehearsedSteps<Each extends Step> =
  | { kind: 'picked'; picked: readonly PickedStep<Each>[]; moved: MovedAmounts | null; rehearsed: 'works' | 'unable' }
  | { kind: 'problem'; problem: SendProblem }

/** Rehearses a sequence as a whole: a batch (spec: sending.batch), or steps that are sent one after the other. */
export async function rehearseSteps<Each extends Step>(
  request: RpcRequest,
  from: Address,
  steps: readonly Each[],
): Promise<RehearsedSteps<Each>> {
  const promised = combinePromisedAmounts(steps)
  const { picked, tried: rehearsalResult } = await findWorkingCombination(steps, (calls) =>
    rehearsal(request, from, calls, promised),
  )
  switch (rehearsalResult.kind) {
    case 'works':
      return { kind: 'picked', picked, moved: rehearsalResult.moved, rehearsed: 'works' }
    case 'unable':
      return { kind: 'picked', picked, moved: null, rehearsed: 'unable' }
    case 'breaks':
      return { kind: 'problem', problem: { kind: 'otherOutcome', write: purposeOf(steps) } }
    case 'fails':
      return {
        kind: 'problem',
        problem: wouldFail(steps[rehearsalResult.at]?.write.kind ?? purposeOf(steps), rehearsalResult.refusal),
      }
  }
}

/** The purpose of a sequence is its last step, which needs the others. */
export const purposeOf = (steps: readonly Step[]): Write['kind'] => steps.at(-1)?.write.kind ?? 'batch'

/** The first combination of candidates that works as a whole; the first one if the node cannot rehearse; else the last failure. */
async function findWorkingCombination<Each extends Step>(
  steps: readonly Each[],
  rehearse: (calls: readonly Call[]) => Promise<Rehearsal>,
) {
  const combinations = steps.reduce<readonly (readonly PickedStep<Each>[])[]>(
    (before, step) => before.flatMap((picked) => step.write.candidates.map((call) => [...picked, { step, call }])),
    [[]],
  )
  let last: { picked: readonly PickedStep<Each>[]; tried: Rehearsal } = { picked: [], tried: { kind: 'unable' } }
  for (const picked of combinations) {
    last = { picked, tried: await rehearse(picked.map(({ call }) => call)) }
    if (last.tried.kind !== 'fails') break
  }
  return last
}
