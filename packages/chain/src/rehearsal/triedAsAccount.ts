import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { overridden } from './overridden.ts'
import { simulated } from './simulated.ts'
import type { Trial, TriedCalls } from './triedCalls.ts'

/** Tries calls in the way that tells most of those that this node knows. */
export async function triedAsAccount(request: RpcRequest, trial: Trial): Promise<TriedCalls> {
  const first = await simulated(request, trial)
  const lacksReason = first.kind === 'fails' && first.refusal.kind === 'silent'
  if (first.kind !== 'unable' && !lacksReason) return first
  const second = await overridden(request, trial)
  // Some nodes keep the reason of a failed call to themselves when they simulate.
  return second.kind === 'unable' ? first : second
}
