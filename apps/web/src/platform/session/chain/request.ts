import { RPC_PATH } from '@musi/api/page/rpc'
import { rpcClient } from '@musi/chain/client'
import { RpcError } from '@musi/chain/rpc/rpcError'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { noteRpc } from './heads.ts'

const client = perVisit(() => rpcClient(RPC_PATH, { chainId: config().chainId }))

/** The page calls the chain through its own origin, whichever chain that is (spec: reads.own-origin). */
export const request: RpcRequest = (method, params, options) => {
  const answer = client()(method, params, options)
  // `eth_chainId` is answered in the page, without a request.
  if (method !== 'eth_chainId') void reportConnection(method, answer)
  return answer
}

async function reportConnection(method: string, answer: Promise<unknown>): Promise<void> {
  // Other methods may take their time, such as a search through all logs.
  if (method === 'eth_call') noteRpc('asked')
  try {
    await answer
    noteRpc('answered')
  } catch (error) {
    // An abandoned request says nothing about the connection.
    if (error instanceof RpcError) noteRpc(error.kind === 'unreachable' ? 'missed' : 'answered')
  }
}
