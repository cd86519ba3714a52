import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { tryByOverride } from './tryByOverride.ts'
import { tryBySimulation } from './tryBySimulation.ts'
import type { Trial, TrialResult } from './trial.ts'

/** Tries calls by the most informative method that the node supports. */
export async function tryCalls(request: RpcRequest, trial: Trial): Promise<TrialResult> {
  const first = await tryBySimulation(request, trial)
  const lacksReason = first.kind === 'fails' && first.refusal.kind === 'silent'
  if (first.kind !== 'unable' && !lacksReason) return first
  const second = await tryByOverride(request, trial)
  // Some nodes omit the reason of a failed call in a simulation.
  return second.kind === 'unable' ? first : second
}
