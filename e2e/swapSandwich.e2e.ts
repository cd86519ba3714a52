// Needs: wallet, chain
// Case 14 on V1 and through several pools: the limit on the screen is the one that is signed, and it holds. All cases
// at every slippage: packages/chain, sandwich.test.ts.
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { expect } from './testing/harness.ts'
import type { NodeWallet } from './testing/nodeWallet.ts'
import { mineBlocks } from './testing/reorgTool.ts'
import { mineBefore } from './testing/steps/rivalSteps.ts'
import { afterFront, hopsOf, pathInput, pathOutput, swapAsRival, widest } from './testing/steps/sandwichSteps.ts'
import {
  THREE_POOLS,
  V1_ONE,
  V1_TWO,
  type SandwichCase,
  balances,
  rivalPool,
  sendPendingSwap,
} from './testing/steps/sandwichCases.ts'
import { balanceOf, feeOf, popup, test, withSettings } from './testing/steps/swapSteps.ts'
import { FIRST } from './testing/steps/walletSteps.ts'

type Fixtures = { page: Page; chain: TestChain; wallet: NodeWallet }

/**
 * Runs the largest possible sandwich: it takes all that the slippage allows, and one wei more in
 * front would make the swap fail.
 */
async function expectLargestSandwich({ page, chain, wallet }: Fixtures, way: SandwichCase, slippageBps: number) {
  await withSettings(page, { slippageBps })
  const hops = await hopsOf(chain, way.version, way.path)
  const { hash, bound, typed, before } = await sendPendingSwap(page, chain, wallet, way)
  expect(bound).toBe((pathOutput(typed, hops) * 10_000n) / BigInt(10_000 + slippageBps))

  const gets = (front: bigint) => pathOutput(typed, afterFront(hops, way.rivalAt, front))
  const front = widest((one) => gets(one) >= bound, hops[way.rivalAt]?.into ?? 0n)
  const [sold, bought] = rivalPool(way)
  const gain = pathOutput(front, hops.slice(way.rivalAt, way.rivalAt + 1))
  await mineBefore(chain, hash, () => swapAsRival(chain, way.version, [sold, bought], front))
  await swapAsRival(chain, way.version, [bought, sold], gain)
  await mineBlocks(chain)
  await expect(popup(page)).toContainText(`Done: Swap ${way.amount} ${way.from}`)
  const after = await balances(chain, way)
  const fee = way.from === 'ETH' ? await feeOf(chain, hash) : 0n
  expect(before.input - after.input - fee).toBe(typed)
  expect(after.output - before.output).toBe(gets(front))
  expect(gets(front)).toBeGreaterThanOrEqual(bound)
  expect(gets(front + 1n)).toBeLessThan(bound)
}

test('case 14: a sandwich on V1 at 0.5 % takes no more than the screen said; a larger one, from token to token, makes the swap fail, which costs only the fee', async ({
  page,
  chain,
  wallet,
}) => {
  await expectLargestSandwich({ page, chain, wallet }, V1_ONE, 50)

  const way = V1_TWO
  const hops = await hopsOf(chain, way.version, way.path)
  const { hash, bound, typed, before } = await sendPendingSwap(page, chain, wallet, way)
  const native = await balanceOf(chain, FIRST, 'ETH')
  const gets = (front: bigint) => pathOutput(typed, afterFront(hops, way.rivalAt, front))
  const front = widest((one) => gets(one) >= bound, hops[way.rivalAt]?.into ?? 0n) + 1n
  await mineBefore(chain, hash, () => swapAsRival(chain, way.version, rivalPool(way), front))
  await mineBlocks(chain)
  await expect(popup(page)).toContainText(`Failed: Swap ${way.amount} ${way.from}`)
  expect(native - (await balanceOf(chain, FIRST, 'ETH'))).toBe(await feeOf(chain, hash))
  const after = await balances(chain, way)
  expect(after.output).toBe(before.output)
  if (way.from !== 'ETH') expect(after.input).toBe(before.input)
})

const EXACT_OUTPUT: SandwichCase = { ...THREE_POOLS, exact: 'output', amount: '40', decimals: { typed: 6, other: 18 } }

test('case 14: a sandwich through three pools takes no more than the screen said at 49.99 %, and around an exact output costs no more', async ({
  page,
  chain,
  wallet,
}) => {
  await expectLargestSandwich({ page, chain, wallet }, THREE_POOLS, 4999)

  await withSettings(page, { slippageBps: 50 })
  const way = EXACT_OUTPUT
  const hops = await hopsOf(chain, way.version, way.path)
  const { hash, bound, typed, before } = await sendPendingSwap(page, chain, wallet, way)
  expect(bound).toBe((pathInput(typed, hops) * 10_050n) / 10_000n)
  const costs = (front: bigint) => pathInput(typed, afterFront(hops, way.rivalAt, front))
  const front = widest((one) => costs(one) <= bound, hops[way.rivalAt]?.into ?? 0n)
  await mineBefore(chain, hash, () => swapAsRival(chain, way.version, rivalPool(way), front))
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Done: Swap')
  const after = await balances(chain, way)
  const fee = way.from === 'ETH' ? await feeOf(chain, hash) : 0n
  expect(after.output - before.output).toBe(typed)
  expect(before.input - after.input - fee).toBe(costs(front))
  expect(costs(front)).toBeLessThanOrEqual(bound)
  expect(costs(front + 1n)).toBeGreaterThan(bound)
})
