import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import { parseInteger } from '../../rpc/wire.ts'

export async function latestBlockNumber(request: RpcRequest): Promise<number> {
  return parseInteger(await request('eth_blockNumber'))
}
