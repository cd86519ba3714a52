// Deploys tokens with any number of decimals, each with a pool, and checks swaps of them.
import { v2RouterAbi } from '@musi/chain/abi/v2Router'
import { newToken } from '@musi/devchain/testing/newToken'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData } from 'viem'
import { expect } from '../harness.ts'
import { mineBlocks } from '../reorgTool.ts'
import { openReview } from './reviewSteps.ts'
import { LATER, approveRouter, send } from './rivalSteps.ts'
import {
  type SwapForm,
  COIN,
  amountOf,
  closeSent,
  confirmButton,
  balanceOf,
  newestTransaction,
  popup,
  routedAmounts,
  swapButton,
} from './swapSteps.ts'
import { FIRST, SECOND } from './walletSteps.ts'

const POOLED = 10n ** 30n
export const HELD = 10n ** 28n + 3n

/** Deploys an unlisted token with a pool of 10 native coins, and gives the swapping account some. */
export async function deployPooledToken(chain: TestChain, decimals: number | 'silent'): Promise<Address> {
  const token = await newToken(chain, SECOND, decimals, [
    { holder: SECOND, amount: POOLED },
    { holder: FIRST, amount: HELD },
  ])
  await approveRouter(chain, SECOND, token)
  await approveRouter(chain, FIRST, token)
  const args = [token, POOLED, 0n, 0n, SECOND, LATER] as const
  const data = encodeFunctionData({ abi: v2RouterAbi, functionName: 'addLiquidityETH', args })
  await send(chain, { to: chain.addressBook.contracts.v2Router, data, value: 10n * COIN, gas: 4_000_000n })
  // Needed because the node answers before the block is mined.
  await mineBlocks(chain)
  return token
}

/** Swaps the form's amounts, and compares both balances with the deployed router's quote. */
export async function expectSwapToTheWei(page: Page, chain: TestChain, { from, to }: SwapForm) {
  const before = { input: await balanceOf(chain, FIRST, from), output: await balanceOf(chain, FIRST, to) }
  await expect(swapButton(page)).toBeEnabled()
  const shown = await amountOf(page, 'output').inputValue()
  await openReview(page)
  await expectFits(page)
  await confirmButton(page).click()
  await closeSent(page)
  const doneText = from === 'ETH' ? /^Done: Swap [\d.]+ ETH for/ : /^Done: Swap .+ for [\d.]+ ETH/
  await expect(popup(page).filter({ hasText: doneText })).toBeVisible()
  const amounts = await routedAmounts(chain)
  const { fee } = await newestTransaction(chain)
  const after = { input: await balanceOf(chain, FIRST, from), output: await balanceOf(chain, FIRST, to) }
  expect(before.input - after.input - (from === 'ETH' ? fee : 0n)).toBe(amounts.amountIn)
  expect(after.output - before.output + (to === 'ETH' ? fee : 0n)).toBe(amounts.amountOut)
  return { ...amounts, shown }
}

/** Expects no amount on the screen in exponent notation. */
export const expectNoExponent = (page: Page) => expect(page.locator('body')).not.toContainText(/\d[eE][+-]?\d/)

/** Expects that nothing overflows the screen, so that every button can be reached. */
export const expectFits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog[open]')].flatMap((part) =>
          part.scrollWidth > part.clientWidth ? [`${part.tagName}: ${part.scrollWidth} in ${part.clientWidth}`] : [],
        ),
      ),
    )
    .toEqual([])
