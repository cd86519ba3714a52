// A token whose next transfer makes a chosen call, and the calls that re-enter the exchange.
import { tokenAbi } from '@musi/chain/abi/token'
import { v2PairAbi } from '@musi/chain/abi/v2Pair'
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { armCall } from '@musi/devchain/testing/misbehavingTokens'
import type { TestChain } from '@musi/devchain/testing/testChain'
import { type Address, type Hex, encodeFunctionData, maxUint256 } from 'viem'
import { expect } from '../harness.ts'
import { LATER, pairOf, send } from './rivalSteps.ts'
import { tokenOf } from './swapSteps.ts'
import { SECOND } from './walletSteps.ts'

/** The token whose code is replaced. */
export const TOKEN = 'USDT'

type Call = { to: Address; data: Hex }

/** Sends a call to the token on a chain with automine, and waits for it. */
async function callToken(chain: TestChain, data: Hex): Promise<void> {
  const call = { from: SECOND, to: tokenOf(chain, TOKEN), data, gas: '0x7a120' }
  const receipt = (await chain.request('eth_sendTransactionSync', [call])) as { status: string }
  expect(receipt.status).toBe('0x1')
}

/** Sets the call made by the next transfer; null for none. */
export const arm = (chain: TestChain, call: Call | null) => callToken(chain, armCall(call))

/** Sends the arming transaction without waiting; it takes effect when it is mined. */
export const armLater = (chain: TestChain, call: Call) =>
  send(chain, { to: tokenOf(chain, TOKEN), data: armCall(call) })

const transfer = (chain: TestChain, to: Address, amount: bigint) =>
  callToken(chain, encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] }))

/** A zero transfer, which triggers the armed call. */
export const fire = (chain: TestChain) => transfer(chain, SECOND, 0n)

/**
 * The rival skims the pool: it takes tokens that the pool has but has not counted, here a payment
 * just made.
 */
export const skimCall = (chain: TestChain): Call => ({
  to: pairOf(chain, TOKEN),
  data: encodeFunctionData({ abi: v2PairAbi, functionName: 'skim', args: [SECOND] }),
})
export const syncCall = (chain: TestChain): Call => ({
  to: pairOf(chain, TOKEN),
  data: encodeFunctionData({ abi: v2PairAbi, functionName: 'sync' }),
})

/** A call by which the token contract sells some of its own tokens along a path. */
export async function sellCall(chain: TestChain, amount: bigint, path: readonly Address[]): Promise<Call> {
  const token = tokenOf(chain, TOKEN)
  const router = chain.addressBook.contracts.v2Router
  await transfer(chain, token, amount)
  const approval = encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [router, maxUint256] })
  await arm(chain, { to: token, data: approval })
  await fire(chain)
  const args = [amount, 0n, path, SECOND, LATER] as const
  return { to: router, data: encodeFunctionData({ abi: v2RouterAbi, functionName: 'swapExactTokensForTokens', args }) }
}
