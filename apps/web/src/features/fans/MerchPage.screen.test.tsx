import { test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

test('Merch is a picture as wide as the window that leads to the market place (spec: pages.merch)', async () => {
  await page.goto('/merch')
  const picture = page.getByRole('main').getByRole('link').locator('img')
  await expect(picture).toBeVisible()
  expect(
    await page.evaluate(() => document.querySelector('main img')?.clientWidth === document.documentElement.clientWidth),
  ).toBe(true)
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/nft')
  await expectNoAxeViolations()
})
