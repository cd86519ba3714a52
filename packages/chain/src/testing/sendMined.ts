import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'

type TransactionRequest = {
  readonly from?: string | undefined
  readonly nonce?: string | undefined
  readonly gas?: string | undefined
  readonly [field: string]: unknown
}

/** True if the nonce is above the account's next one, so that the transaction stays pending. */
async function isAhead(request: RpcRequest, { from, nonce }: TransactionRequest): Promise<boolean> {
  if (from === undefined || nonce === undefined) return false
  return BigInt(nonce) > BigInt(String(await request('eth_getTransactionCount', [from, 'pending'])))
}

/**
 * One and a half times the estimate. A trade in a later second than the estimate costs more, because a pool updates its price sums once
 * per second.
 */
async function gasWithMargin(request: RpcRequest, transaction: TransactionRequest): Promise<string> {
  const estimated = BigInt(String(await request('eth_estimateGas', [transaction])))
  return `0x${((estimated * 3n) / 2n).toString(16)}`
}

/**
 * Sends from an unlocked account and returns the hash. On an automining chain it waits for the block, so that later reads see the
 * result. Throws if the transaction fails in its block, unless the sender chose the gas.
 */
export async function sendMined(request: RpcRequest, transaction: TransactionRequest): Promise<string> {
  if ((await request('anvil_getAutomine')) !== true || (await isAhead(request, transaction)))
    return String(await request(SIGNING_METHODS.send, [transaction]))
  const gas = transaction.gas ?? (await gasWithMargin(request, transaction))
  const { transactionHash, status } = (await request(`${SIGNING_METHODS.send}Sync`, [{ ...transaction, gas }])) as {
    transactionHash: string
    status: string
  }
  if (status !== '0x1' && transaction.gas === undefined) throw new Error(`${transactionHash} failed in its block.`)
  return transactionHash
}
