import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type Hex, toHex } from 'viem'
import { RpcError } from '../../rpc/rpcError.ts'
import { parseFields, parseList } from '../../rpc/wire.ts'
import { type Log, parseLog } from './log.ts'

type LogFilter = { address?: Address | readonly Address[]; topics: readonly (Hex | readonly Hex[] | null)[] }

/** A log of a block that was reorganised away is marked as removed (case 58). */
const isCanonical = (log: unknown): boolean => parseFields(log)['removed'] !== true

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
    return parseList(answer).filter(isCanonical).map(parseLog)
  } catch (error) {
    if (!(error instanceof RpcError && isTooMuch(error)) || from >= to) throw error
    const middle = Math.floor((from + to) / 2)
    // Sequential, because a node that has just refused should not get two requests at once.
    const first = await logsBetween(request, filter, { from, to: middle })
    return [...first, ...(await logsBetween(request, filter, { from: middle + 1, to }))]
  }
}

/** The node refuses the span, or is still looking through it when our server gives up. */
const isTooMuch = ({ kind, data }: RpcError): boolean =>
  kind === 'refused' || (data as { kind?: unknown } | undefined)?.kind === 'timedOut'
