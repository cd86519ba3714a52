import { toHex } from 'viem'
import type { RpcRequest } from '../rpcRequest.ts'
import { fields, whole } from '../wire.ts'

/** When a block was mined, in seconds. Null: the chain has no such block yet. */
export async function timeOfBlock(request: RpcRequest, number: bigint): Promise<number | null> {
  const answer = await request('eth_getBlockByNumber', [toHex(number), false])
  return answer === null ? null : whole(fields(answer)['timestamp'])
}
