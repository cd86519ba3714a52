import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'

type Sent = {
  readonly from?: string | undefined
  readonly nonce?: string | undefined
  readonly gas?: string | undefined
  readonly [field: string]: unknown
}

/** One that is ahead of its account's next waits for those before it, whatever the node mines. */
async function isAhead(request: RpcRequest, { from, nonce }: Sent): Promise<boolean> {
  if (from === undefined || nonce === undefined) return false
  return BigInt(nonce) > BigInt(String(await request('eth_getTransactionCount', [from, 'pending'])))
}

/**
 * Half as much again as the node works out at its newest block. In the same second as a pool's last trade the next one costs more
 * than there: the pool adds to its record of prices once for each second.
 */
async function roomyGas(request: RpcRequest, transaction: Sent): Promise<string> {
  const estimated = BigInt(String(await request('eth_estimateGas', [transaction])))
  return `0x${((estimated * 3n) / 2n).toString(16)}`
}

/**
 * Sends from an account that the node signs for, and gives the hash. A node answers before it has made the block: on a chain that
 * mines by itself this waits for that, so that whoever asks next is told of what comes after. What fails in its block is an error,
 * unless the sender chose the gas.
 */
export async function sendMined(request: RpcRequest, transaction: Sent): Promise<string> {
  if ((await request('anvil_getAutomine')) !== true || (await isAhead(request, transaction)))
    return String(await request(SIGNING_METHODS.send, [transaction]))
  const gas = transaction.gas ?? (await roomyGas(request, transaction))
  const { transactionHash, status } = (await request(`${SIGNING_METHODS.send}Sync`, [{ ...transaction, gas }])) as {
    transactionHash: string
    status: string
  }
  if (status !== '0x1' && transaction.gas === undefined) throw new Error(`${transactionHash} failed in its block.`)
  return transactionHash
}
