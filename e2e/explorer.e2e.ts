// Needs: story, chain
import type { Page } from '@playwright/test'
import { swapForDai } from './testing/steps/explorerSteps.ts'
import { expect, test, withoutSplash } from './testing/harness.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a new swap appears by itself, is described in a sentence, and links to its block and the neighbouring ones', async ({
  page,
  product,
}) => {
  await withoutSplash(page)
  await page.goto('/explorer')
  const newest = card(page, 'Latest transactions').getByRole('listitem').first()
  await expect(newest).toBeVisible()
  const hash = await swapForDai(product.origin)
  await expect(newest).toContainText(hash.slice(0, 8))
  await newest.locator(`a[href="/explorer/tx/${hash}"]`).first().click()
  await expect(page).toHaveURL(`/explorer/tx/${hash}`)
  await expect(title(page)).toHaveText(/^Theo swapped 1\sETH for [\d,.]+\sDAI$/)
  await expect(page).toHaveTitle(/^Theo swapped 1\sETH for [\d,.]+\sDAI · Musi$/)
  await page.locator('main a[href^="/explorer/block/"]').first().click()
  await expect(title(page)).toHaveText(/^Block \d+$/)
  const block = (await title(page).textContent()) ?? ''
  await page.getByRole('link', { name: 'Previous block', exact: true }).click()
  await expect(title(page)).not.toHaveText(block)
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText(block)
})
