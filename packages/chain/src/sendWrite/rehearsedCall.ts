import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { Write } from '../write.ts'
import { type Picked, pickedCall } from './pickedCall.ts'
import { type Moved, type Promised, isKept } from './promised.ts'
import { rehearsal } from './rehearsal.ts'

/** `moved` is what the node says that this very call would move; null where it cannot say. */
export type Rehearsed =
  | (Extract<Picked, { kind: 'picked' }> & { moved: Moved | null })
  | { kind: 'problem'; problem: SendProblem }

/** The call that would be sent, tried by the node: it must do what the screen promises, or nothing is signed. */
export async function rehearsedCall(
  request: Request,
  from: Address,
  write: Write,
  promised: Promised | null,
): Promise<Rehearsed> {
  const picked = await pickedCall(request, from, write)
  if (picked.kind === 'problem') return picked
  if (promised === null) return { ...picked, moved: null }
  const tried = await rehearsal(request, from, [picked.call], promised)
  if (tried.kind === 'unable') return { ...picked, moved: null }
  const problem = tried.kind === 'fails' ? wouldFail(write.kind, tried.refusal) : brokenPromise(promised, tried.moved)
  return problem === null
    ? { ...picked, moved: tried.kind === 'works' ? tried.moved : null }
    : { kind: 'problem', problem }
}

/** Null: what was moved is what the screen promises, or nobody can tell. */
export const brokenPromise = (promised: Promised | null, moved: Moved | null): SendProblem | null =>
  promised === null || moved === null || isKept(promised, moved) ? null : { kind: 'otherOutcome' }
