import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { Write } from '../write.ts'
import { type PickedCall, pickedCall } from './pickedCall.ts'
import type { MovedAmounts, PromisedAmounts } from './promisedAmounts.ts'
import { rehearsal } from './rehearsal.ts'

/** `moved` is what the node says this very call would move; null if it cannot tell. */
export type RehearsedCall =
  | (Extract<PickedCall, { kind: 'picked' }> & { moved: MovedAmounts | null })
  | { kind: 'problem'; problem: SendProblem }

/** The call that would be sent, rehearsed by the node: it must do what the screen promises, or nothing is signed. */
export async function rehearsedCall(
  request: RpcRequest,
  from: Address,
  write: Write,
  promised: PromisedAmounts | null,
): Promise<RehearsedCall> {
  const picked = await pickedCall(request, from, write)
  if (picked.kind === 'problem') return picked
  if (promised === null) return { ...picked, moved: null }
  const rehearsed = await rehearsal(request, from, [picked.call], promised)
  switch (rehearsed.kind) {
    case 'works':
      return { ...picked, moved: rehearsed.moved }
    case 'unable':
      return { ...picked, moved: null }
    case 'breaks':
      return { kind: 'problem', problem: { kind: 'otherOutcome', write: write.kind } }
    case 'fails':
      return { kind: 'problem', problem: wouldFail(write.kind, rehearsed.refusal) }
  }
}
