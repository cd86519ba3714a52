import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { whole } from '../../rpc/wire.ts'

export async function latestBlockNumber(request: RpcRequest): Promise<number> {
  return whole(await request('eth_blockNumber'))
}
