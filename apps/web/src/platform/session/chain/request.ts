import { rpcClient } from '@musi/chain/client'
import type { RpcRequest } from '@musi/chain/rpcRequest'
import { config } from '../../page/config/config.ts'
import { perVisit } from '../../page/visit/visit.ts'

const client = perVisit(() => rpcClient('/rpc', { chainId: config().chainId }))

/** The page calls the chain through its own origin, whichever chain that is (spec: reads.own-origin). */
export const request: RpcRequest = (...args) => client()(...args)
