import type { RpcRequest } from '../rpcRequest.ts'

/**
 * Sends from an account that the node signs for, and gives the hash. A node answers before it has made the block: on a chain that
 * mines by itself this waits for that, so that whoever asks next is told of what comes after.
 */
export async function sendMined(request: RpcRequest, transaction: object): Promise<string> {
  if ((await request('anvil_getAutomine')) !== true) return String(await request('eth_sendTransaction', [transaction]))
  const { transactionHash } = (await request('eth_sendTransactionSync', [transaction])) as { transactionHash: string }
  return transactionHash
}
