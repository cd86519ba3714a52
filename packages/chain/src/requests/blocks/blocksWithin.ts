import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { latestBlockNumber } from './latestBlockNumber.ts'
import { pastBlockTime } from './pastBlockTime.ts'

/** The first block of a time or later, of those up to `last`; one more than `last`: there is none. */
async function firstSince(request: RpcRequest, seconds: number, last: number): Promise<number> {
  let low = 0
  let high = last + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    // One after the other: where to look next depends on it.
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
    firstSince(request, fromSeconds, last),
    firstSince(request, untilSeconds, last),
  ])
  return from < after ? { from, to: after - 1 } : null
}
