import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import type { Write } from '../write.ts'
import { type PickedCall, pickCall } from './pickCall.ts'
import type { MovedAmounts, PromisedAmounts } from './promisedAmounts.ts'
import { rehearsal } from './rehearsal.ts'

/** `moved`: amounts this call moves in the node's rehearsal; null if the node cannot rehearse. */
export type RehearsedCall =
  | (Extract<PickedCall, { kind: 'picked' }> & { moved: MovedAmounts | null })
  | { kind: 'problem'; problem: SendProblem }

/** The call to send, rehearsed by the node; nothing is signed if it would break the screen's promise. */
export async function rehearseCall(
  request: RpcRequest,
  from: Address,
  write: Write,
  promised: PromisedAmounts | null,
): Promise<RehearsedCall> {
  const picked = await pickCall(request, from, write)
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
