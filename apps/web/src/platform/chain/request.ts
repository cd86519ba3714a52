import { rpcClient } from '@musi/chain/client'

/** How the page asks the chain: by its own origin, whichever chain that is (decisions.md A-22). */
export const request = rpcClient('/rpc')
