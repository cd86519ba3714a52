import type { Request } from '@musi/contracts/deploy/request'

/** The hash of the last block. */
export async function headOf(request: Request): Promise<string> {
  const { hash } = (await request('eth_getBlockByNumber', ['latest', false])) as { hash: string }
  return hash
}
