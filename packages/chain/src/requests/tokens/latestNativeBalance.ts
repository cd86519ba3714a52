import type { RpcRequest } from '../../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { amount } from '../../rpc/wire.ts'

export async function latestNativeBalance(request: RpcRequest, owner: Address): Promise<bigint> {
  return amount(await request('eth_getBalance', [owner, 'latest']))
}
