import { toHex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { fields, whole } from '../../rpc/wire.ts'

/** Time when a block was mined, in seconds; null if the chain has no such block yet. */
export async function pastBlockTime(request: RpcRequest, number: bigint): Promise<number | null> {
  const answer = await request('eth_getBlockByNumber', [toHex(number), false])
  return answer === null ? null : whole(fields(answer)['timestamp'])
}
