import type { RpcRequest } from '../rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { amount } from '../wire.ts'

export async function nativeBalance(request: RpcRequest, owner: Address): Promise<bigint> {
  return amount(await request('eth_getBalance', [owner, 'latest']))
}
