// A token that is told what to do in the middle of its next transfer, and the ways back into the exchange.
import { tokenAbi } from '@musi/chain/abi/token'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { armed } from '@musi/devchain/turnedTokens'
import type { TestChain } from '@musi/devchain/testChain'
import { type Address, type Hex, encodeFunctionData, maxUint256 } from 'viem'
import { expect } from './harness.ts'
import { LATER, pairOf, send } from './rivalDeeds.ts'
import { tokenOf } from './swapDeeds.ts'
import { SECOND } from './walletDeeds.ts'

/** Whose code is replaced. */
export const TOKEN = 'USDT'

type Call = { to: Address; data: Hex }

/** Asks the token for something on a chain that mines by itself, and waits for it. */
async function asks(chain: TestChain, data: Hex): Promise<void> {
  const call = { from: SECOND, to: tokenOf(chain, TOKEN), data, gas: '0x7a120' }
  const receipt = (await chain.request('eth_sendTransactionSync', [call])) as { status: string }
  expect(receipt.status).toBe('0x1')
}

/** What its next transfer does; null: nothing more. */
export const arms = (chain: TestChain, call: Call | null) => asks(chain, armed(call))

/** The same, as soon as a block takes it. */
export const armsLater = (chain: TestChain, call: Call) => send(chain, { to: tokenOf(chain, TOKEN), data: armed(call) })

const transfers = (chain: TestChain, to: Address, amount: bigint) =>
  asks(chain, encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] }))

/** A transfer of nothing, which makes the call that it is armed with. */
export const fires = (chain: TestChain) => transfers(chain, SECOND, 0n)

/** The rival takes what lies in the pool and is not counted yet: what somebody has just paid. */
export const skims = (chain: TestChain): Call => ({
  to: pairOf(chain, TOKEN),
  data: encodeFunctionData({ abi: v2PairAbi, functionName: 'skim', args: [SECOND] }),
})
export const syncs = (chain: TestChain): Call => ({
  to: pairOf(chain, TOKEN),
  data: encodeFunctionData({ abi: v2PairAbi, functionName: 'sync' }),
})

/** The token itself sells some of its own kind, on a path. */
export async function sells(chain: TestChain, amount: bigint, path: readonly Address[]): Promise<Call> {
  const [token, router] = [tokenOf(chain, TOKEN), chain.addressBook.contracts.v2Router]
  await transfers(chain, token, amount)
  const approves = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [router, maxUint256] })
  await arms(chain, { to: token, data: approves })
  await fires(chain)
  const args = [amount, 0n, path, SECOND, LATER] as const
  return { to: router, data: encodeFunctionData({ abi: v2RouterAbi, functionName: 'swapExactTokensForTokens', args }) }
}
