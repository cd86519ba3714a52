import { type Clock, systemClock } from '../../time/clock.ts'
import { RpcError } from '../../rpc/rpcError.ts'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { parseAmount, parseFields } from '../../rpc/wire.ts'

const ATTEMPTS = 3
const RETRY_MS = 100

/** Time of the latest block in seconds. Retries, because a node returns none for a moment during a reorganisation. */
export async function latestBlockTime(request: RpcRequest, clock: Clock = systemClock): Promise<bigint> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await new Promise<void>((resolve) => void clock.after(RETRY_MS, resolve))
    const latest = await request('eth_getBlockByNumber', ['latest', false])
    if (latest !== null) return parseAmount(parseFields(latest)['timestamp'])
  }
  throw new RpcError('unreachable', 'The chain names no latest block.')
}
