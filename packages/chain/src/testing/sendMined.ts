import type { RpcRequest } from '../rpcRequest.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'

type Sent = {
  readonly from?: string | undefined
  readonly nonce?: string | undefined
  readonly [field: string]: unknown
}

/** One that is ahead of its account's next waits for those before it, whatever the node mines. */
async function isAhead(request: RpcRequest, { from, nonce }: Sent): Promise<boolean> {
  if (from === undefined || nonce === undefined) return false
  return BigInt(nonce) > BigInt(String(await request('eth_getTransactionCount', [from, 'pending'])))
}

/**
 * Sends from an account that the node signs for, and gives the hash. A node answers before it has made the block: on a chain that
 * mines by itself this waits for that, so that whoever asks next is told of what comes after.
 */
export async function sendMined(request: RpcRequest, transaction: Sent): Promise<string> {
  if ((await request('anvil_getAutomine')) !== true || (await isAhead(request, transaction)))
    return String(await request(SIGNING_METHODS.send, [transaction]))
  const { transactionHash } = (await request(`${SIGNING_METHODS.send}Sync`, [transaction])) as {
    transactionHash: string
  }
  return transactionHash
}
