import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { expect } from '../harness.ts'
import { details, swapButton, tokenOf } from './swapSteps.ts'
import { connectDemo } from './walletSteps.ts'

/** Connects the demo wallet and fills in a swap of native currency for DAI. */
export async function reachSwap(page: Page, chain: TestChain, typed: string): Promise<void> {
  await page.goto(`/swap?outputCurrency=${tokenOf(chain, 'DAI')}&exactAmount=${typed}`)
  await connectDemo(page)
  await expect(details(page)).toBeVisible()
  await expect(swapButton(page)).toBeEnabled()
}
