import { type Clock, systemClock } from '../../time/clock.ts'
import { RpcError } from '../../rpc/rpcError.ts'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { amount, fields } from '../../rpc/wire.ts'

const ATTEMPTS = 3
const AGAIN_MS = 100

/** When the latest block was mined, in seconds. A node that is taking blocks back names none for a moment, so it is asked again. */
export async function latestBlockTime(request: RpcRequest, clock: Clock = systemClock): Promise<bigint> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await new Promise<void>((resolve) => void clock.after(AGAIN_MS, resolve))
    const latest = await request('eth_getBlockByNumber', ['latest', false])
    if (latest !== null) return amount(fields(latest)['timestamp'])
  }
  throw new RpcError('unreachable', 'The chain names no latest block.')
}
