import { type Address, type Hash, type Hex, hexToBigInt, hexToNumber, isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Request } from './request.ts'
import type { Call } from './step.ts'

type Fees = { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
export type Sender = {
  address: Address
  /** Signs locally and sends with this sender's next nonce. */
  send: (call: Call, gas: bigint) => Promise<Hash>
}

const hexOf = (value: unknown, method: string) => {
  if (!isHex(value)) throw new Error(`The node answered ${method} with something that is not a number.`)
  return value
}

async function currentFees(request: Request): Promise<Fees> {
  const tip = hexToBigInt(hexOf(await request('eth_maxPriorityFeePerGas'), 'eth_maxPriorityFeePerGas'))
  const block = (await request('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas?: unknown }
  const base = hexToBigInt(hexOf(block.baseFeePerGas, 'eth_getBlockByNumber'))
  // Twice the base fee outlasts six full blocks in a row.
  return { maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip }
}

async function countOf(request: Request, address: Address): Promise<number> {
  return hexToNumber(hexOf(await request('eth_getTransactionCount', [address, 'pending']), 'eth_getTransactionCount'))
}

/** A sender for a development chain, where nobody else sends and fees do not change. */
export async function senderOf(request: Request, chainId: number, privateKey: Hex): Promise<Sender> {
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  let nonce = await countOf(request, address)
  const fees = await currentFees(request)
  return {
    address,
    send: async (call, gas) => {
      const transaction = { type: 'eip1559', chainId, nonce: nonce++, gas, ...fees, ...call } as const
      const raw = await account.signTransaction(transaction)
      return hexOf(await request('eth_sendRawTransaction', [raw]), 'eth_sendRawTransaction')
    },
  }
}
