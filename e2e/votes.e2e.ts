// Needs: story, wallet, chain
import { expect, test, withoutSplash } from './testing/harness.ts'
import { reach } from './testing/reach.ts'
import { connectDemo, demoWindow } from './testing/steps/walletSteps.ts'

test.beforeEach(({ page }) => withoutSplash(page))

test('a holder with only a keyboard unlocks votes, delegates them by name, and takes them back', async ({ page }) => {
  await page.goto('/vote')
  await connectDemo(page, 'Theo')
  const power = page.locator('#own-power')
  const approve = async () => {
    await expect(demoWindow(page).getByRole('heading', { name: 'Demo wallet' })).toBeFocused()
    await reach(page, page.locator('#demo-approve'))
    await reach(page, page.locator('#delegate-done'))
    await expect(page.getByRole('heading', { name: 'Musi Governance' })).toBeFocused()
  }
  await reach(page, page.locator('#unlock-voting'))
  await reach(page, page.locator('#confirm-delegate'))
  await approve()
  await expect(power).toContainText('Delegated to: Self')

  await reach(page, page.locator('#edit-delegate'))
  await reach(page, page.locator('#toggle-delegate'))
  await page.locator('#review-delegate .recipient-address-input').fill('vera.eth')
  await reach(page, page.locator('#confirm-delegate'))
  await approve()
  await expect(power).toContainText('Delegated to: 0x90F7...b906')

  await reach(page, page.locator('#edit-delegate'))
  await expect(page.locator('#confirm-delegate')).toHaveText('Self Delegate')
  await reach(page, page.locator('#confirm-delegate'))
  await approve()
  await expect(power).toContainText('Delegated to: Self')
})

test('a voter with only a keyboard reads a proposal and votes for it', async ({ page }) => {
  await page.goto('/vote')
  await connectDemo(page, 'Vera')
  await reach(page, page.getByRole('link', { name: /A name for the treasury/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A name for the treasury')
  await reach(page, page.locator('#vote-for'))
  await reach(page, page.locator('#confirm-vote'))
  await expect(demoWindow(page).getByRole('heading', { name: 'Demo wallet' })).toBeFocused()
  await reach(page, page.locator('#demo-approve'))
  await reach(page, page.locator('#vote-done'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('#own-vote')).toContainText('You voted for it')
})
