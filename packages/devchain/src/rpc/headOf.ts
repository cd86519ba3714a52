import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'

/** The hash of the last block. */
export async function headOf(request: RpcRequest): Promise<string> {
  const { hash } = (await request('eth_getBlockByNumber', ['latest', false])) as { hash: string }
  return hash
}
