import type { RpcRequest } from '../rpcRequest.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'

/**
 * Sends from an account that the node signs for, and gives the hash. A node answers before it has made the block: on a chain that
 * mines by itself this waits for that, so that whoever asks next is told of what comes after.
 */
export async function sendMined(request: RpcRequest, transaction: object): Promise<string> {
  if ((await request('anvil_getAutomine')) !== true) return String(await request(SIGNING_METHODS.send, [transaction]))
  const { transactionHash } = (await request(`${SIGNING_METHODS.send}Sync`, [transaction])) as {
    transactionHash: string
  }
  return transactionHash
}
