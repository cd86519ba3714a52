// Needs: story, chain
import type { Page } from '@playwright/test'
import { sendNative, swapForDai } from './explorerDeeds.ts'
import { expect, test, withoutSplash } from './harness.ts'

test.beforeEach(({ page }) => withoutSplash(page))

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tx = (hash: string) => `/explorer/tx/${hash}`

test('a swap is told in a sentence, with what moved, what was asked and what the contracts reported', async ({
  page,
  product,
}) => {
  const hash = await swapForDai(product.origin)
  await page.goto(tx(hash))
  await expect(title(page)).toHaveText(/^Theo swapped 1\sETH for [\d,.]+\sDAI$/)
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(card(page, 'Transfers').getByRole('listitem').first()).toContainText('1 ETH')
  await expect(card(page, 'Transfers').getByRole('listitem').last()).toContainText('DAI')
  await expect(card(page, 'Request')).toContainText('swapExactETHForTokens')
  await expect(card(page, 'Request')).toContainText('no limit')
  await expect(card(page, 'Events')).toContainText('Deposit WETH')
  await page.getByText('Raw data').click()
  await expect(page.getByRole('region', { name: 'Input' })).toContainText('0x7ff36ab5')
  await expect(page).toHaveTitle('Transaction · Musi')
})

test('a transaction that waits says so, and its page notices by itself when a block takes it', async ({
  page,
  product,
}) => {
  const hash = await sendNative(product.origin, 1)
  await page.goto(tx(hash))
  await expect(title(page)).toHaveText('Theo wants to send 1.5 ETH to 0x0000...00c2')
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  // The one before it in the row of its sender.
  await sendNative(product.origin)
  await expect(title(page)).toHaveText('Theo sent 1.5 ETH to 0x0000...00c2')
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
})

test('a block leads to the one before it and to the one after it, and back and forward keep the way', async ({
  page,
}) => {
  await page.goto('/explorer/block/2')
  await expect(title(page)).toHaveText('Block 2')
  await page.getByRole('link', { name: 'Previous block', exact: true }).click()
  await expect(title(page)).toHaveText('Block 1')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText('Block 2')
  await page.goForward()
  await expect(title(page)).toHaveText('Block 1')
  await card(page, 'Transactions').getByRole('link', { name: /^0x/ }).first().click()
  await expect(page).toHaveURL(/\/explorer\/tx\/0x/)
})

test('the front page shows the latest, and a new block comes in by itself', async ({ page, product }) => {
  await page.goto('/explorer')
  await expect(card(page, 'Latest blocks').getByRole('listitem').first()).toBeVisible()
  const hash = await swapForDai(product.origin)
  await expect(card(page, 'Latest transactions').getByRole('listitem').first()).toContainText(hash.slice(0, 8))
})
