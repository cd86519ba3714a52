import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { Write } from '../write.ts'
import { type Picked, pickedCall } from './pickedCall.ts'
import type { Moved, Promised } from './promised.ts'
import { rehearsal } from './rehearsal.ts'

/** `moved` is what the node says that this very call would move; null where it cannot say. */
export type Rehearsed =
  | (Extract<Picked, { kind: 'picked' }> & { moved: Moved | null })
  | { kind: 'problem'; problem: SendProblem }

/** The call that would be sent, tried by the node: it must do what the screen promises, or nothing is signed. */
export async function rehearsedCall(
  request: RpcRequest,
  from: Address,
  write: Write,
  promised: Promised | null,
): Promise<Rehearsed> {
  const picked = await pickedCall(request, from, write)
  if (picked.kind === 'problem') return picked
  if (promised === null) return { ...picked, moved: null }
  const tried = await rehearsal(request, from, [picked.call], promised)
  switch (tried.kind) {
    case 'works':
      return { ...picked, moved: tried.moved }
    case 'unable':
      return { ...picked, moved: null }
    case 'breaks':
      return { kind: 'problem', problem: { kind: 'otherOutcome', write: write.kind } }
    case 'fails':
      return { kind: 'problem', problem: wouldFail(write.kind, tried.refusal) }
  }
}
