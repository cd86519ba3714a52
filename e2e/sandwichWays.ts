// The swaps that rivals stand around, and how each is sent without a block that takes it.
import type { TestChain } from '@musi/devchain/testChain'
import type { Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { expect } from './harness.ts'
import type { NodeWallet } from './nodeWallet.ts'
import { mine, minesByItself } from './reorgTool.ts'
import { begin, confirmReviewed, digits, lastAsked } from './reviewDeeds.ts'
import { allows } from './rivalDeeds.ts'
import { type Version, allowsOnV1, rivalAllows } from './sandwichDeeds.ts'
import { type Asked, held, openSwap, review } from './swapDeeds.ts'
import { FIRST } from './walletDeeds.ts'

export type Way = Asked & {
  amount: string
  version: Version
  path: readonly string[]
  /** The pool that the rival is in. */
  at: number
  decimals: { typed: number; other: number }
}

export const V1_ONE: Way = {
  ...{ from: 'ETH', to: 'DAI', amount: '0.5', more: 'use=v1', version: 'v1' },
  ...{ path: ['WETH', 'DAI'], at: 0, decimals: { typed: 18, other: 18 } },
}
export const V1_TWO: Way = {
  ...{ from: 'DAI', to: 'wBTC', amount: '500', more: 'use=v1', version: 'v1' },
  ...{ path: ['DAI', 'WETH', 'wBTC'], at: 1, decimals: { typed: 18, other: 8 } },
}
export const TWO_POOLS: Way = {
  ...{ from: 'ETH', to: 'IGG', amount: '0.02', version: 'v2' },
  ...{ path: ['WETH', 'USDC', 'IGG'], at: 1, decimals: { typed: 18, other: 6 } },
}
export const THREE_POOLS: Way = {
  ...{ from: 'OM', to: 'IGG', amount: '500', version: 'v2' },
  ...{ path: ['OM', 'WETH', 'USDC', 'IGG'], at: 0, decimals: { typed: 18, other: 6 } },
}

/** What somebody has of what they sell and of what they buy. */
export const both = async (chain: TestChain, { from, to }: Asked) => ({
  input: await held(chain, FIRST, from),
  output: await held(chain, FIRST, to),
})

export const rivalPool = ({ path, at }: Way) => [path[at] ?? '', path[at + 1] ?? ''] as const

/** What a transaction cost beside what it moved. */
export async function feeOf({ request }: TestChain, hash: string): Promise<bigint> {
  const receipt = (await request('eth_getTransactionReceipt', [hash])) as Record<string, string>
  return BigInt(receipt['gasUsed'] ?? 0) * BigInt(receipt['effectiveGasPrice'] ?? 0)
}

type Sent = { hash: string; bound: bigint; typed: bigint; before: Awaited<ReturnType<typeof both>> }

/** A swap that no block takes yet; its bound is what the screen said. */
export async function sendWaiting(page: Page, chain: TestChain, wallet: NodeWallet, way: Way): Promise<Sent> {
  const { from, to, version, exact } = way
  await minesByItself(chain, false)
  if (from !== 'ETH') await (version === 'v1' ? allowsOnV1(chain, FIRST, from) : allows(chain, FIRST, from))
  await rivalAllows(chain, version, rivalPool(way))
  await mine(chain)
  await openSwap(page, chain, way)
  await begin(page)
  const shown = await review(page)
    .getByText(/You will (receive at least|sell at most)/)
    .innerText()
  const before = await both(chain, way)
  const hash = await confirmReviewed(page)
  const { args } = lastAsked(wallet)
  const bound = exact === 'output' && from === 'ETH' ? await valueOf(chain, hash) : args[from === 'ETH' ? 0 : 1]
  if (typeof bound !== 'bigint') throw new Error('The swap that was signed has no bound.')
  const [word, symbol] = exact === 'output' ? ['most', from] : ['least', to]
  expect(shown).toContain(`at ${word} ${digits(bound, way.decimals.other)} ${symbol} or`)
  return { hash, bound, before, typed: parseUnits(way.amount, way.decimals.typed) }
}

async function valueOf({ request }: TestChain, hash: string): Promise<bigint> {
  const found = (await request('eth_getTransactionByHash', [hash])) as { value: string }
  return BigInt(found.value)
}
