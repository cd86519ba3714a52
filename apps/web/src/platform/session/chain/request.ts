import { rpcClient } from '@musi/chain/client'
import type { RpcRequest } from '@musi/chain/rpcRequest'
import { config } from '../../page/config/config.ts'

let client: RpcRequest | undefined

/** How the page asks the chain: by its own origin, whichever chain that is (decisions.md A-22). */
export const request: RpcRequest = (...asked) => {
  client ??= rpcClient('/rpc', { chainId: config().chainId })
  return client(...asked)
}
