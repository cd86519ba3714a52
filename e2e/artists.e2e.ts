// Needs: story, load, wallet
import { expect, test, withoutSplash } from './testing/harness.ts'
import { closeSent } from './testing/steps/swapSteps.ts'
import { connectDemo, approveDemo } from './testing/steps/walletSteps.ts'

test('an artist’s token is reached from home and bought; the receipt names it, and it is listed first among the artists (spec: artist-tokens.popular)', async ({
  page,
}) => {
  await withoutSplash(page)
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Artist prices' })
    .getByRole('link', { name: /^KOFI / })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kofi Tempest')
  await page.getByRole('link', { name: 'Get KOFI' }).click()
  await expect(page.locator('#swap-currency-output')).toContainText('KOFI')
  // The clicked link is gone, so the focus must have moved.
  await expect(page.locator('main')).toBeFocused()
  // The token's creator has registered a song, so a note replaces the warning.
  await expect(page.getByText(/^KOFI was made here by Kofi Tempest\./)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await connectDemo(page)
  await page.locator('#swap-currency-input .token-amount-input').fill('1')
  await page.locator('#swap-button').click()
  await page.locator('#confirm-swap-or-send').click()
  await approveDemo(page)
  await closeSent(page)
  await expect(page.locator('.popup').filter({ hasText: /Swap 1 ETH for [\d,.]+ KOFI/ })).toBeVisible({
    timeout: 30_000,
  })

  await page.locator('#swap-currency-output .open-currency-select-button').click()
  const select = page.locator('#token-select')
  await select.getByRole('button', { name: 'Artists' }).click()
  const first = select.getByRole('row').first()
  await expect(first).toContainText('KOFI')
  await expect(first).toContainText('Made here')
  await expect(first.getByRole('gridcell').last()).toHaveText(/^2[\d,]{3,}(\.\d+)?$/)
})
