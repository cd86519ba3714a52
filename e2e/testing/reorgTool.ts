// Reorganises a test's chain, as a network does when it finds a longer branch (spec: testing.reorg-tool).
import { expect } from '@playwright/test'
import type { TestChain } from '@musi/devchain/testing/testChain'

type Node = Pick<TestChain, 'request'>

/** Replaces the newest `depth` blocks by others without their transactions. */
export const reorganise = ({ request }: Node, depth: number): Promise<unknown> => request('anvil_reorg', [depth, []])

export const mineBlocks = ({ request }: Node, blocks = 1): Promise<unknown> =>
  request('anvil_mine', [`0x${blocks.toString(16)}`])

/** Sets whether each transaction mines a block, or only the test does. */
export const setAutomine = ({ request }: Node, isOn: boolean): Promise<unknown> => request('evm_setAutomine', [isOn])

/** Waits until all sent transactions are mined, since a node answers before that. Without automine it does not wait. */
export async function untilMined({ request }: Node): Promise<void> {
  if ((await request('anvil_getAutomine')) === true)
    await expect.poll(() => request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
}

type NonceSlot = { from: string; nonce: number }
type Rival = NonceSlot & { to: string; value?: string; data?: string; gas?: string }

/** Replaces a pending transaction by another, at a fee that every node prefers. */
export async function outbid({ request }: Node, rival: Rival): Promise<string> {
  const { value = '0x0', data = '0x', gas = '0x186a0' } = rival
  const fees = { maxPriorityFeePerGas: '0x174876e800', maxFeePerGas: '0x174876e8000' }
  const nonce = `0x${rival.nonce.toString(16)}`
  return String(await request('eth_sendTransaction', [{ ...rival, value, data, gas, nonce, ...fees }]))
}

type ResendableCall = { from: string; nonce: number; to: string; value: string; data: string; gas: string }

/** The transaction that a node has under a hash, ready to be sent again. */
export async function resendable({ request }: Node, hash: string): Promise<ResendableCall> {
  const transaction = (await request('eth_getTransactionByHash', [hash])) as Record<string, string>
  const { from = '', to = '', value = '0x0', input = '0x', gas = '0x0', nonce = '0x0' } = transaction
  return { from, to, value, data: input, gas, nonce: Number(nonce) }
}

/** All fields of a transaction, so that sending it again gives an identical one. */
export async function transactionFields({ request }: Node, hash: string): Promise<Record<string, unknown>> {
  const found = (await request('eth_getTransactionByHash', [hash])) as Record<string, string>
  const { from = '', to = '', value = '', input = '', gas = '', nonce = '', type = '', ...fees } = found
  const { maxFeePerGas = '', maxPriorityFeePerGas = '', authorizationList } = fees
  return {
    from,
    to,
    value,
    data: input,
    gas,
    nonce,
    type,
    maxFeePerGas,
    maxPriorityFeePerGas,
    // Present if the transaction makes its account a smart wallet.
    ...(authorizationList !== undefined && { authorizationList }),
  }
}
