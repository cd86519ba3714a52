// The swaps under sandwich attack, and how each is sent without being mined.
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { expect } from '../harness.ts'
import type { NodeWallet } from '../nodeWallet.ts'
import { mineBlocks, setAutomine } from '../reorgTool.ts'
import { openReview, confirmReviewed, digits, grouped, lastRequest } from './reviewSteps.ts'
import { approveRouter } from './rivalSteps.ts'
import { type Version, approveOnV1, approveAsRival } from './sandwichSteps.ts'
import { type SwapForm, balanceOf, openSwap, review } from './swapSteps.ts'
import { FIRST } from './walletSteps.ts'

export type SandwichCase = SwapForm & {
  amount: string
  version: Version
  path: readonly string[]
  /** Index of the pool in which the rival trades. */
  rivalAt: number
  decimals: { typed: number; other: number }
}

export const V1_ONE: SandwichCase = {
  from: 'ETH',
  to: 'DAI',
  amount: '0.5',
  more: 'use=v1',
  version: 'v1',
  path: ['WETH', 'DAI'],
  rivalAt: 0,
  decimals: { typed: 18, other: 18 },
}
export const V1_TWO: SandwichCase = {
  from: 'DAI',
  to: 'wBTC',
  amount: '500',
  more: 'use=v1',
  version: 'v1',
  path: ['DAI', 'WETH', 'wBTC'],
  rivalAt: 1,
  decimals: { typed: 18, other: 8 },
}
export const THREE_POOLS: SandwichCase = {
  from: 'OM',
  to: 'IGG',
  amount: '500',
  version: 'v2',
  path: ['OM', 'WETH', 'USDC', 'IGG'],
  rivalAt: 0,
  decimals: { typed: 18, other: 6 },
}

/** The swapping account's balances of the sold and the bought currency. */
export const balances = async (chain: TestChain, { from, to }: SwapForm) => ({
  input: await balanceOf(chain, FIRST, from),
  output: await balanceOf(chain, FIRST, to),
})

export const rivalPool = ({ path, rivalAt: at }: SandwichCase) => [path[at] ?? '', path[at + 1] ?? ''] as const

type SentSwap = { hash: string; bound: bigint; typed: bigint; before: Awaited<ReturnType<typeof balances>> }

/**
 * Sends a swap that stays pending, and expects its limit (least received or most sold) to be the
 * one on screen.
 */
export async function sendPendingSwap(
  page: Page,
  chain: TestChain,
  wallet: NodeWallet,
  sandwich: SandwichCase,
): Promise<SentSwap> {
  const { from, to, version, exact } = sandwich
  await setAutomine(chain, false)
  if (from !== 'ETH') await (version === 'v1' ? approveOnV1(chain, FIRST, from) : approveRouter(chain, FIRST, from))
  await approveAsRival(chain, version, rivalPool(sandwich))
  await mineBlocks(chain)
  await openSwap(page, chain, sandwich)
  await openReview(page)
  const shown = await review(page)
    .getByText(/You will (receive at least|sell at most)/)
    .innerText()
  const before = await balances(chain, sandwich)
  const hash = await confirmReviewed(page)
  const { args } = lastRequest(wallet)
  const bound = exact === 'output' && from === 'ETH' ? await valueOf(chain, hash) : args[from === 'ETH' ? 0 : 1]
  if (typeof bound !== 'bigint') throw new Error('The swap that was signed has no bound.')
  const [word, symbol] = exact === 'output' ? ['most', from] : ['least', to]
  expect(shown).toContain(`at ${word} ${grouped(digits(bound, sandwich.decimals.other))} ${symbol} or`)
  return { hash, bound, before, typed: parseUnits(sandwich.amount, sandwich.decimals.typed) }
}

async function valueOf({ request }: TestChain, hash: string): Promise<bigint> {
  const transaction = (await request('eth_getTransactionByHash', [hash])) as { value: string }
  return BigInt(transaction.value)
}
