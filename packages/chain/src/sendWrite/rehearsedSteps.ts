import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import type { Made } from '../sendWrite.ts'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { ShownCall } from '../signingGate.ts'
import type { Moved } from './promised.ts'
import { type Rehearsal, rehearsal } from './rehearsal.ts'
import { brokenPromise } from './rehearsedCall.ts'

export type RehearsedSteps =
  | { kind: 'picked'; calls: readonly ShownCall[]; moved: Moved | null; rehearsed: 'works' | 'unable' }
  | { kind: 'problem'; problem: SendProblem }

/** The calls of a batch that would be sent, tried together (decisions.md §7.8). */
export async function rehearsedSteps(request: Request, from: Address, steps: readonly Made[]): Promise<RehearsedSteps> {
  const promised = steps.find((step) => step.promised !== undefined)?.promised ?? null
  const { calls, tried } = await firstThatWorks(steps, (picked) =>
    rehearsal(
      request,
      from,
      picked.map(({ call }) => call),
      promised,
    ),
  )
  if (tried.kind === 'unable') return { kind: 'picked', calls, moved: null, rehearsed: 'unable' }
  if (tried.kind === 'fails')
    return { kind: 'problem', problem: wouldFail(steps[tried.at]?.write.kind ?? '', tried.refusal) }
  const broken = brokenPromise(promised, tried.moved)
  return broken === null
    ? { kind: 'picked', calls, moved: tried.moved, rehearsed: 'works' }
    : { kind: 'problem', problem: broken }
}

/** The first mixture of candidates that works as a whole; the first of all where nobody can try. None: what stopped the last. */
async function firstThatWorks(steps: readonly Made[], rehearse: (calls: readonly ShownCall[]) => Promise<Rehearsal>) {
  const mixtures = steps.reduce<readonly (readonly ShownCall[])[]>(
    (before, { write, shown }) =>
      before.flatMap((calls) => write.candidates.map((call) => [...calls, { call, shown }])),
    [[]],
  )
  let last: { calls: readonly ShownCall[]; tried: Rehearsal } = { calls: [], tried: { kind: 'unable' } }
  for (const calls of mixtures) {
    last = { calls, tried: await rehearse(calls) }
    if (last.tried.kind !== 'fails') break
  }
  return last
}
