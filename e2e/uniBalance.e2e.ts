// Needs: chain
import { expect, expectNoAxeViolations, test, withoutSplash } from './testing/harness.ts'
import { keepShot } from './testing/keepShot.ts'
import { connectDemo } from './testing/steps/walletSteps.ts'

test('the header button shows an account’s UNI and opens its breakdown', async ({ page }) => {
  await withoutSplash(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.locator('#uni-pill')).toHaveCount(0)
  await connectDemo(page)
  const pill = page.locator('#uni-pill')
  await expect(pill).toHaveText(/^[\d,]+ UNI$/, { timeout: 30_000 })
  // The figure is read first, because once the breakdown was opened the button leads to the open
  // claim.
  const total = Number.parseFloat(((await pill.textContent()) ?? '').replaceAll(',', ''))
  await pill.click()
  const modal = page.locator('#uni-balance')
  await expect(modal.getByRole('heading', { name: 'Your UNI Breakdown' })).toBeVisible()
  const value = (name: string) => modal.locator('dt', { hasText: name }).locator('+ dd')
  await expect(value('Balance:')).toHaveText(/^[\d,]+\.\d{2}/)
  await expect(value('Unclaimed:')).toHaveText(/^[\d,]+\.\d{2}/)
  await expect(value('UNI price:')).toHaveText(/^\$(\d+\.\d{2}|-)$/)
  await expect(value('UNI in circulation:')).toHaveText(/^\d{1,3}(,\d{3})+$/)
  await expect(value('Total Supply')).toHaveText('1,000,000,000')
  const amounts = await modal.locator('dl').first().locator('dd').allTextContents()
  const parts = amounts.map((text) => Number.parseFloat(text.replaceAll(',', '')))
  // The button shows whole UNI, rounded down; rounding takes less than a hundredth from each part.
  expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - total)).toBeLessThan(1.1)
  await keepShot(page, 'balance')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})

test('on a phone the menu opens the breakdown, because the header has no room for the button', async ({ page }) => {
  await withoutSplash(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.locator('#open-menu-button').click()
  await expect(page.locator('#uni-menu-item')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await connectDemo(page)
  await expect(page.locator('#uni-pill')).toBeHidden()
  await page.locator('#open-menu-button').press('Enter')
  await page.locator('#uni-menu-item').press('Enter')
  await expect(page.getByRole('heading', { name: 'Your UNI Breakdown' })).toBeVisible()
  await expect(page.locator('#uni-balance dd').first()).toHaveText(/^[\d,]+\.\d{2}/, { timeout: 30_000 })
  await expectNoAxeViolations(page)
})
