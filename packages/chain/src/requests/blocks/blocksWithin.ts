import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { latestBlockNumber } from './latestBlockNumber.ts'
import { pastBlockTime } from './pastBlockTime.ts'

/** The first block up to `last` at or after a time; `last + 1` if there is none. */
async function firstBlockSince(request: RpcRequest, seconds: number, last: number): Promise<number> {
  let low = 0
  let high = last + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    // Sequential: the next probe depends on this one.
    const time = await pastBlockTime(request, BigInt(middle))
    if (time !== null && time < seconds) low = middle + 1
    else high = middle
  }
  return low
}

/** Blocks of a time span, excluding `until`; null if there are none. */
export async function blocksWithin(
  request: RpcRequest,
  { fromSeconds, untilSeconds }: { fromSeconds: number; untilSeconds: number },
): Promise<{ from: number; to: number } | null> {
  const last = await latestBlockNumber(request)
  const [from, after] = await Promise.all([
    firstBlockSince(request, fromSeconds, last),
    firstBlockSince(request, untilSeconds, last),
  ])
  return from < after ? { from, to: after - 1 } : null
}
