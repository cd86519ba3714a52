import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { RpcError } from '../rpcError.ts'
import { fields, list } from '../wire.ts'
import { type Log, parseLog } from './logs.ts'

type Wanted = { address: Address; topics: readonly (Hex | readonly Hex[] | null)[] }

/** What a chain has taken back is not there (case 58). */
const isThere = (log: unknown): boolean => fields(log)['removed'] !== true

/**
 * The logs of a span of blocks, oldest first. A node that refuses so many blocks, or so many logs, is asked for the halves;
 * a single block that it refuses is trouble of another kind.
 */
export async function logsBetween(
  request: RpcRequest,
  wanted: Wanted,
  { from, to }: { from: number; to: number },
): Promise<readonly Log[]> {
  try {
    const answer = await request('eth_getLogs', [{ ...wanted, fromBlock: toHex(from), toBlock: toHex(to) }])
    return list(answer).filter(isThere).map(parseLog)
  } catch (error) {
    const isRefused = error instanceof RpcError && error.kind === 'refused'
    if (!isRefused || from >= to) throw error
    const middle = Math.floor((from + to) / 2)
    // One after the other: a node that has just refused is not asked for two things at once.
    const first = await logsBetween(request, wanted, { from, to: middle })
    return [...first, ...(await logsBetween(request, wanted, { from: middle + 1, to }))]
  }
}
