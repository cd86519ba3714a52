import { test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

test('Merch shows a picture as wide as the window that links to the market, a sentence and a next step (spec: pages.merch)', async () => {
  await page.goto('/merch')
  const picture = page.locator('main a img')
  await expect(picture).toBeVisible()
  expect(
    await page.evaluate(() => document.querySelector('main img')?.clientWidth === document.documentElement.clientWidth),
  ).toBe(true)
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/nft')
  await expect(page.getByRole('heading', { level: 1, name: 'Merch' })).toBeVisible()
  await expect(page.getByText('Nothing to wear yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the collectibles' })).toHaveAttribute('href', '/collections')
  await expectNoAxeViolations()
})
