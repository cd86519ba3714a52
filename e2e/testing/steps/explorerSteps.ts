// Transactions for the explorer journey, signed as a wallet would and sent through /rpc.
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import type { AddressBook } from '@musi/domain/addressBook'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { type PrivateKeyAccount, mnemonicToAccount } from 'viem/accounts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const abi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
])

type PageFacts = { book: AddressBook }
type Call = { to: `0x${string}`; data?: `0x${string}`; value?: bigint }

/** The account of Theo, the trader. Nothing else sends from it while a journey runs. */
const theo: PrivateKeyAccount = mnemonicToAccount(MNEMONIC) as unknown as PrivateKeyAccount

export async function rpc<T>(origin: string, method: string, params: readonly unknown[]): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(`${origin}/rpc`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await answer.json()) as { result?: T; error?: { message: string } }
  if (result === undefined) throw new Error(error?.message ?? `${method} has no answer.`)
  return result
}

export const pageFacts = async (origin: string): Promise<PageFacts> =>
  (await (await fetch(`${origin}/config`)).json()) as PageFacts

export async function send(origin: string, { to, data = '0x', value = 0n }: Call): Promise<string> {
  const nonce = Number(await rpc<string>(origin, 'eth_getTransactionCount', [theo.address, 'latest']))
  const fees = { maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 0n }
  const signed = await theo.signTransaction({
    chainId: 31337,
    type: 'eip1559',
    nonce,
    to,
    data,
    value,
    gas: 400_000n,
    ...fees,
  })
  const hash = await rpc<string>(origin, 'eth_sendRawTransaction', [signed])
  // Until this one is mined, the next transaction would get the same nonce.
  await waitUntilMined(origin, hash)
  return hash
}

async function waitUntilMined(origin: string, hash: string): Promise<void> {
  while ((await rpc<{ blockNumber: string | null }>(origin, 'eth_getTransactionByHash', [hash])).blockNumber === null)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

export async function swapForDai(origin: string): Promise<string> {
  const { book } = await pageFacts(origin)
  const { wrappedNative, v2Router } = book.contracts
  const dai = tokenAddress(book.tokens, 'DAI')
  const path = [wrappedNative, dai]
  const args = [1n, path, theo.address, 2n ** 256n - 1n] as const
  const data = encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args })
  return send(origin, { to: v2Router, data, value: parseEther('1') })
}
