import { toHex } from 'viem'
import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { parseFields, parseInteger } from '../../rpc/wire.ts'

/** Time when a block was mined, in seconds; null if the chain has no such block yet. */
export async function pastBlockTime(request: RpcRequest, number: bigint): Promise<number | null> {
  const answer = await request('eth_getBlockByNumber', [toHex(number), false])
  return answer === null ? null : parseInteger(parseFields(answer)['timestamp'])
}
