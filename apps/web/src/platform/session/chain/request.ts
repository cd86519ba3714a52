import { RPC_PATH, SEEN_BLOCK_HEADER } from '@musi/api/page/rpc'
import { rpcClient } from '@musi/chain/client'
import { RpcError } from '@musi/chain/rpc/rpcError'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'
import { heads, noteRpc } from './heads.ts'

const client = perVisit(() => rpcClient(RPC_PATH, { chainId: config().chainId, headers: seenBlock }))

/** The newest block of a receipt, which may arrive before its head. */
const receipts = perVisit(() => ({ newestBlock: 0 }))

/**
 * Header with the newest block that this page knows, so that no shared answer is older (spec:
 * rpc.asked-once).
 */
function seenBlock(): Readonly<Record<string, string>> {
  const { head } = heads()
  return head === null ? {} : { [SEEN_BLOCK_HEADER]: String(Math.max(head.number, receipts().newestBlock)) }
}

/** Calls the chain through the page's own origin, whichever chain that is (spec: reads.own-origin). */
export const request: RpcRequest = (method, params, options) => {
  const answer = client()(method, params, options)
  // `eth_chainId` is answered in the page, without a request.
  if (method !== 'eth_chainId') void reportConnection(method, answer)
  return answer
}

async function reportConnection(method: string, answer: Promise<unknown>): Promise<void> {
  // Only `eth_call`, because other methods, such as a search through all logs, may be slow.
  if (method === 'eth_call') noteRpc('asked')
  try {
    const result = await answer
    if (method === 'eth_getTransactionReceipt') noteReceipt(result)
    noteRpc('answered')
  } catch (error) {
    // An abandoned request says nothing about the connection.
    if (error instanceof RpcError) noteRpc(error.kind === 'unreachable' ? 'missed' : 'answered')
  }
}

function noteReceipt(receipt: unknown): void {
  const block = typeof receipt === 'object' && receipt !== null && 'blockNumber' in receipt ? receipt.blockNumber : null
  if (typeof block === 'string' && /^0x[0-9a-f]{1,13}$/i.test(block))
    receipts().newestBlock = Math.max(receipts().newestBlock, Number(block))
}
