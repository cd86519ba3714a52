import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { withGasMargin } from '@musi/domain/settings/gasMargin'
import { isHex, toHex } from 'viem'
import { type Refusal, refusal } from '../explain/refusal.ts'
import { isUnreachable } from '../rpc/rpcError.ts'
import { type SendProblem, wouldFail } from '../sendWriteProblem.ts'
import { parseAmount } from '../rpc/wire.ts'
import type { Call, Write } from '../write.ts'

export type PickedCall =
  | { kind: 'picked'; call: Call; gas: bigint; at: number }
  | { kind: 'problem'; problem: SendProblem }

/** Picks the candidate by the write's own rule (spec: sending.write), with its gas, or returns why none can be sent. */
export async function pickCall(request: RpcRequest, from: Address, write: Write): Promise<PickedCall> {
  // If the specification fixes the gas limit, nothing is estimated (spec: sending.fixed-gas).
  if (write.gasLimit !== undefined) return { kind: 'picked', call: write.candidates[0], gas: write.gasLimit, at: 0 }
  const estimates = await Promise.all(write.candidates.map((call) => estimate(request, from, call)))
  const works = (at: number) => estimates[at] === undefined || estimates[at].kind === 'gas'
  const at = estimates.findIndex((_, at) => works(at) && (write.picks === undefined || works(at + 1)))
  const call = write.candidates[at]
  const chosen = estimates[at]
  if (call !== undefined && chosen?.kind === 'gas') return { kind: 'picked', call, gas: withGasMargin(chosen.gas), at }
  // The last call's error is the one that is shown (spec: sending.candidates).
  const last = estimates.findLastIndex(({ kind }) => kind !== 'gas')
  if (estimates[last]?.kind === 'unreachable') return { kind: 'problem', problem: { kind: 'unreachable' } }
  const refusedCall = write.candidates[last] ?? write.candidates[0]
  return { kind: 'problem', problem: await findProblem(request, from, refusedCall, write.kind) }
}

type Estimate = { kind: 'gas'; gas: bigint } | { kind: 'refused' } | { kind: 'unreachable' }

const asCall = (from: Address, { to, data, value }: Call) => ({ from, to, data, value: toHex(value) })

/**
 * Estimates in the pending block (spec: sending.gas-of-next-block): a pool traded in the newest block updates its price sums in the next,
 * which for two pools costs more than the margin. Falls back to the newest block.
 */
export async function estimate(request: RpcRequest, from: Address, call: Call): Promise<Estimate> {
  const pendingEstimate = await estimateIn('pending', request, from, call)
  return pendingEstimate.kind === 'refused' ? estimateIn('latest', request, from, call) : pendingEstimate
}

type Block = 'pending' | 'latest'

async function estimateIn(block: Block, request: RpcRequest, from: Address, call: Call): Promise<Estimate> {
  try {
    return { kind: 'gas', gas: parseAmount(await request('eth_estimateGas', [asCall(from, call), block])) }
  } catch (error) {
    return { kind: isUnreachable(error) ? 'unreachable' : 'refused' }
  }
}

/** Finds the reason by `eth_call`; if that succeeds, only the estimate failed. */
async function findProblem(request: RpcRequest, from: Address, call: Call, kind: Write['kind']): Promise<SendProblem> {
  try {
    await request('eth_call', [asCall(from, call), 'latest'])
    return { kind: 'estimate' }
  } catch (error) {
    if (isUnreachable(error)) return { kind: 'unreachable' }
    return wouldFail(kind, refusalIn(error))
  }
}

const REVERTED = /(?:execution reverted|VM Exception while processing transaction)[^:]*: *(.+)/i

/** Most nodes put the reason into the data; some only into the message. */
export function refusalIn(error: unknown): Refusal {
  const { data, message } = error as { data?: unknown; message?: unknown }
  const failure = isHex(data) && data.length > 2 ? ({ kind: 'said', data } as const) : ({ kind: 'silent' } as const)
  const decoded = refusal(failure, { used: 0n, limit: 1n })
  const words = REVERTED.exec(String(message))?.[1]
  return decoded.kind === 'silent' && words !== undefined ? { kind: 'reason', text: words.slice(0, 200) } : decoded
}
