import { type Hex, toEventSelector } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { latestBlockNumber } from '../blocks/latestBlockNumber.ts'
import type { Log } from '../logs/log.ts'
import { logsBetween } from '../logs/logsBetween.ts'

export const RECOVERER_SET = toEventSelector('RecovererSet(bytes)')
export const KEY_REPLACED = toEventSelector('KeyReplaced(bytes32,bytes32)')

/** A span of blocks that Polygon's public nodes accept. */
const MAX_SPAN = 10_000
const MAX_SPANS = 30

/** `isWhole`: false if the chain is longer than the searched part. */
export type FoundLogs = { readonly logs: readonly Log[]; readonly isWhole: boolean }

/** Logs of any contract, newest first. Anybody can emit them, so callers must check each account in them. */
export async function recoveryLogs(request: RpcRequest, topics: readonly (Hex | readonly Hex[])[]): Promise<FoundLogs> {
  const latest = await latestBlockNumber(request)
  const first = Math.max(0, latest - MAX_SPAN * MAX_SPANS + 1)
  const logs: Log[] = []
  for (let to = latest; to >= first; to -= MAX_SPAN) {
    const span = { from: Math.max(first, to - MAX_SPAN + 1), to }
    logs.unshift(...(await logsBetween(request, { topics }, span)))
  }
  return { logs: logs.toReversed(), isWhole: first === 0 }
}
