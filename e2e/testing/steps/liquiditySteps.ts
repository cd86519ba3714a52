// Provides liquidity from the first account and reads pools.
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { PAIR_INIT_CODE_HASH } from '@musi/chain/chains/pairInitCodeHash'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { encodeFunctionData } from 'viem'
import { expect } from '../harness.ts'
import { LATER, approveRouter, send } from './rivalSteps.ts'
import { tokenOf } from './swapSteps.ts'
import { FIRST } from './walletSteps.ts'

/** The pair of a token with native currency, even if it is not in the address book. */
export function pairOf(chain: TestChain, symbol: string) {
  const { v2Factory: factory, wrappedNative } = chain.addressBook.contracts
  return pairAddress({ factory, initCodeHash: PAIR_INIT_CODE_HASH }, wrappedNative, tokenOf(chain, symbol))
}

export async function poolOf(chain: TestChain, symbol: string) {
  const { balance } = tokenReads(chain.request)
  const pair = pairOf(chain, symbol)
  return {
    native: await balance(chain.addressBook.contracts.wrappedNative, pair),
    token: await balance(tokenOf(chain, symbol), pair),
  }
}

/** Adds liquidity from the first account to the pool of a token with native currency. */
export async function provide(chain: TestChain, symbol: string, native: bigint): Promise<void> {
  await approveRouter(chain, FIRST, symbol)
  const pool = await poolOf(chain, symbol)
  const maxTokens = (native * pool.token * 2n) / pool.native
  const args = [tokenOf(chain, symbol), maxTokens, 0n, 0n, FIRST, LATER] as const
  const data = encodeFunctionData({ abi: v2RouterAbi, functionName: 'addLiquidityETH', args })
  await send(chain, { from: FIRST, to: chain.addressBook.contracts.v2Router, data, value: native })
  await expect.poll(() => sharesOf(chain, symbol)).toBeGreaterThan(0n)
}

export const sharesOf = (chain: TestChain, symbol: string) =>
  tokenReads(chain.request).balance(pairOf(chain, symbol), FIRST)

/** Asks the factory for the pair of two tokens, because new pairs are not in the address book. */
export async function pairBetween(
  { request, addressBook }: TestChain,
  one: string,
  other: string,
): Promise<`0x${string}`> {
  const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
  const data = `0xe6a43905${word(one)}${word(other)}`
  const answer = String(await request('eth_call', [{ to: addressBook.contracts.v2Factory, data }, 'latest']))
  return `0x${answer.slice(-40)}`
}
