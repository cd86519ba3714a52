// Needs: story, wallet, chain
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { reach, tabTo } from './testing/reach.ts'
import { connectDemo, demoWindow } from './testing/steps/walletSteps.ts'

test.beforeEach(({ page }) => withoutSplash(page))

async function approve(page: Page): Promise<void> {
  await expect(demoWindow(page).getByRole('heading', { name: 'Demo wallet' })).toBeFocused()
  await reach(page, page.locator('#demo-approve'))
}

test('a person with only a keyboard collects all rewards in one transaction, and stakes the wallet’s shares', async ({
  page,
}) => {
  await page.goto('/uni')
  await connectDemo(page, 'Stella')
  await reach(page, page.locator('#collect-button'))
  await reach(page, page.locator('#confirm-collect'))
  await approve(page)
  await expect(page.locator('#collect-got')).toHaveText(/^You got [\d,.]+ UNI$/)
  await reach(page, page.locator('#collect-done'))
  await expect(page.getByRole('heading', { name: 'Ready to collect' })).toBeFocused()
  await expect(page.locator('#collect')).not.toContainText('Airdrop')

  await reach(page, page.getByRole('link', { name: 'Deposit ETH-wBTC' }))
  await reach(page, page.locator('#deposit-button'))
  await reach(page, page.locator('#stake-liquidity-token').getByRole('button', { name: /^Max/ }))
  await reach(page, page.locator('#confirm-deposit'))
  await approve(page)
  await expect(page.getByRole('heading', { name: 'Deposited' })).toBeVisible()
  await reach(page, page.locator('#deposit-done'))
  await expect(page.getByRole('heading', { name: 'ETH-wBTC Liquidity Mining' })).toBeFocused()
  await expect(page.locator('#withdraw-button')).toBeVisible()
})

test('a person with only a keyboard finds V1 liquidity and moves it to V2', async ({ page }) => {
  await page.goto('/migrate/v1')
  await connectDemo(page, 'Petra')
  await reach(page, page.getByRole('link', { name: 'Migrate wBTC/ETH' }))
  await reach(page, page.locator('#migrate-button'))
  await reach(page, page.locator('#confirm-migrate'))
  await approve(page)
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible()
  await reach(page, page.locator('#migrate-done'))
  await expect(page.locator('#migrate-v1-exchange')).toContainText('You have nothing in this V1 pool.')
})

test('a newcomer with only a keyboard claims for somebody else by name, and that person gets all of it', async ({
  page,
}) => {
  await page.goto('/swap')
  await connectDemo(page, 'Nico')
  await page.goto('/claim')
  await expect(page.getByRole('heading', { name: 'Claim UNI Token' })).toBeFocused()
  const field = page.locator('#claim-recipient input')
  await tabTo(page, field, 9)
  await page.keyboard.type('cleo.eth')
  await reach(page, page.locator('#address-claim-button'))
  await approve(page)
  await expect(page.getByRole('heading', { name: 'Claimed' })).toBeVisible()
  await expect(page.locator('#address-claim-got')).toHaveText(/ got 1,400 UNI$/)
  await reach(page, page.locator('#address-claim-done'))
  await expect(page.locator('#address-claim')).toBeHidden()
})
