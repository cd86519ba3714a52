import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { RpcError } from '../../rpc/rpcError.ts'
import type { Log } from './log.ts'
import { transfersBetween } from './transfersBetween.ts'

/** Numbers of blocks to search, tried in turn until the node accepts one. */
const BLOCK_COUNTS = [20_000, 4000, 800, 160] as const

export type RecentTransfers = { logs: readonly Log[]; complete: boolean }

/** The latest transfers of a token, oldest first. */
export async function recentTransfers(request: RpcRequest, token: Address, latest: number): Promise<RecentTransfers> {
  for (const blockCount of BLOCK_COUNTS) {
    const from = Math.max(0, latest - blockCount)
    try {
      return { logs: await transfersBetween(request, { token }, { from, to: latest }), complete: from === 0 }
    } catch (error) {
      // A node may refuse because the span is too long; an unreachable node is a different problem.
      if (!(error instanceof RpcError) || error.kind === 'unreachable') throw error
    }
  }
  return { logs: [], complete: false }
}
