// Needs: wallet, chain
// Batched calls (wallet_sendCalls): balances to the wei, a reload, and two tabs. The form's own logic: BatchBench.screen.test.tsx.
import { tokenReads } from '@musi/devchain/testing/tokenReads'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { expect, withoutSplash } from './testing/harness.ts'
import { nodeWallet } from './testing/nodeWallet.ts'
import { test } from './testing/ownChain.ts'
import { mineBlocks, setAutomine } from './testing/reorgTool.ts'
import { FIRST, connectDemo, demoWindow, status, approveDemo, openTransactions } from './testing/steps/walletSteps.ts'
import { recent } from './testing/steps/reviewSteps.ts'
import { feeOf, popup, tokenOf } from './testing/steps/swapSteps.ts'

const SEND = 'wallet_sendCalls'

test.beforeEach(({ page }) => withoutSplash(page))

const batchButton = (page: Page) => page.locator('#bench-batch')
const result = (page: Page) => page.locator('#bench-batch-result')
const card = (page: Page) => page.getByRole('region', { name: 'Approve and wrap in one' })

async function fill(page: Page): Promise<void> {
  await expect(batchButton(page)).toBeVisible()
  await card(page).getByLabel('Amount of DAI').fill('5')
  await card(page).getByLabel('Amount of ETH').fill('0.5')
  await expect(batchButton(page)).toBeEnabled()
}

async function openWithDemo(page: Page): Promise<void> {
  await page.goto('/test')
  await connectDemo(page)
  await fill(page)
}

async function openWithNode(page: Page): Promise<void> {
  await page.goto('/test')
  await expect(status(page)).toBeVisible()
  await fill(page)
}

/** The balances that the batch changes, in the smallest units. */
async function batchBalances(chain: TestChain) {
  const { wrappedNative, v2Router } = chain.addressBook.contracts
  const { native, balance, allowance } = tokenReads(chain.request)
  return {
    native: await native(FIRST),
    wrapped: await balance(wrappedNative, FIRST),
    allowed: await allowance(tokenOf(chain, 'DAI'), FIRST, v2Router),
  }
}

const HALF_COIN = 5n * 10n ** 17n
const FIVE_COINS = 5n * 10n ** 18n

test('approving and wrapping are one request, one transaction and one entry, and the balances are right to the wei', async ({
  page,
  chain,
}) => {
  const before = await batchBalances(chain)
  await openWithDemo(page)
  await batchButton(page).click()
  await expect(demoWindow(page)).toContainText('Send 2 calls as one transaction?')
  await expect(demoWindow(page)).toContainText('Either all of them happen, or none.')
  await expect(demoWindow(page)).toContainText('Approve')
  await expect(demoWindow(page)).toContainText('5 DAI')
  await expect(demoWindow(page)).toContainText('0.5 ETH')
  await approveDemo(page)
  await expect(popup(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  await expect(popup(page)).toContainText('Done:')
  const href = await popup(page).getByRole('link').getAttribute('href')
  const fee = await feeOf(chain, String(href).split('/').at(-1) ?? '')
  const after = await batchBalances(chain)
  expect(after).toEqual({
    native: before.native - HALF_COIN - fee,
    wrapped: before.wrapped + HALF_COIN,
    allowed: FIVE_COINS,
  })
  await openTransactions(page)
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page).getByRole('link')).toHaveAttribute('href', String(href))
})

test('case 71: a batch whose page is left after its id is known but before its hash is stays one pending entry, and then succeeds', async ({
  page,
  chain,
}) => {
  await openWithDemo(page)
  await setAutomine(chain, false)
  await batchButton(page).click()
  await approveDemo(page)
  await expect(status(page)).toHaveText('1 Pending')
  const approve = page.getByRole('region', { name: 'Approve', exact: true })
  await approve.getByLabel('Amount of DAI').fill('5')
  await expect(approve).toContainText('An approval is on its way')
  await page.reload()
  await expect(status(page)).toHaveText('1 Pending')
  await openTransactions(page)
  await expect(recent(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  await expect(recent(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  await openTransactions(page)
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page).getByRole('link')).toHaveAttribute('href', /^\/explorer\/tx\/0x[0-9a-f]{64}$/)
})

test('case 71: a batch whose page is left before the wallet answers is found by its id, and sent once', async ({
  page,
  chain,
}) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  wallet.next(SEND, { does: 'late', until: new Promise(() => undefined) })
  await openWithNode(page)
  const before = await batchBalances(chain)
  await batchButton(page).click()
  await expect.poll(async () => (await batchBalances(chain)).wrapped).toBe(before.wrapped + HALF_COIN)
  await page.reload()
  await expect(popup(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  expect(wallet.requestCount(SEND)).toBe(1)
})

test('case 48: a double click and a second tab make only one request', async ({ page, chain, context }) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  const { promise: until, resolve } = Promise.withResolvers<void>()
  wallet.next(SEND, { does: 'late', until })
  await openWithNode(page)
  await batchButton(page).dblclick()
  const second = await context.newPage()
  await withoutSplash(second)
  await openWithNode(second)
  await batchButton(second).click()
  await expect(result(second)).toContainText('Another Musi tab is waiting for your wallet')
  resolve()
  await expect(result(page)).toContainText('Sent.')
  expect(wallet.requestCount(SEND)).toBe(1)
})
