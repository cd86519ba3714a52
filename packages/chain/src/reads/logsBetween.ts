import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { RpcError } from '../rpcError.ts'
import { fields, list } from '../wire.ts'
import { type Log, parseLog } from './logs.ts'

type LogFilter = { address: Address; topics: readonly (Hex | readonly Hex[] | null)[] }

/** Logs of blocks that were reorganised away do not count (case 58). */
const isThere = (log: unknown): boolean => fields(log)['removed'] !== true

/**
 * The logs of a span of blocks, oldest first. If a node refuses that many blocks or logs, the span is halved;
 * if it refuses even a single block, the error is thrown.
 */
export async function logsBetween(
  request: RpcRequest,
  filter: LogFilter,
  { from, to }: { from: number; to: number },
): Promise<readonly Log[]> {
  try {
    const answer = await request('eth_getLogs', [{ ...filter, fromBlock: toHex(from), toBlock: toHex(to) }])
    return list(answer).filter(isThere).map(parseLog)
  } catch (error) {
    const isRefused = error instanceof RpcError && error.kind === 'refused'
    if (!isRefused || from >= to) throw error
    const middle = Math.floor((from + to) / 2)
    // Sequential, because a node that has just refused should not get two requests at once.
    const first = await logsBetween(request, filter, { from, to: middle })
    return [...first, ...(await logsBetween(request, filter, { from: middle + 1, to }))]
  }
}
