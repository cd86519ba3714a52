import type { Request } from '@musi/contracts/deploy/request'
import type { Address } from '@musi/domain/address'
import { amount } from '../wire.ts'

export async function nativeBalance(request: Request, owner: Address): Promise<bigint> {
  return amount(await request('eth_getBalance', [owner, 'latest']))
}
