import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { parseAmount } from '../../rpc/wire.ts'

export async function latestNativeBalance(request: RpcRequest, owner: Address): Promise<bigint> {
  return parseAmount(await request('eth_getBalance', [owner, 'latest']))
}
