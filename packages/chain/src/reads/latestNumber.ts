import type { Request } from '@musi/contracts/deploy/request'
import { whole } from '../wire.ts'

export async function latestNumber(request: Request): Promise<number> {
  return whole(await request('eth_blockNumber'))
}
