import type { RpcRequest } from '../rpcRequest.ts'
import { whole } from '../wire.ts'

export async function latestNumber(request: RpcRequest): Promise<number> {
  return whole(await request('eth_blockNumber'))
}
