// Needs: tabs, load
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { connectButton } from './testing/steps/walletSteps.ts'

const folder = join(dirname(import.meta.dirname), 'apps/web/public/locales')
const textsOf = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>

const menuButton = (page: Page) => page.locator('#open-menu-button')

async function choose(page: Page, language: string): Promise<void> {
  await menuButton(page).click()
  await page.locator('#language').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
}

test.beforeEach(({ page }) => withoutSplash(page))

test('a language chosen in one tab applies in the others', async ({ page, context }) => {
  await page.goto('/swap')
  const other = await context.newPage()
  await withoutSplash(other)
  await other.goto('/swap')
  await choose(other, 'hi')
  await expect(connectButton(page)).toHaveText(textsOf('hi')['shell.connectWallet'] ?? '')
})

test('a language chosen in the menu is stored and restored after a reload', async ({ page }) => {
  await page.goto('/swap')
  await choose(page, 'de')
  await expect(connectButton(page)).toHaveText(textsOf('de')['shell.connectWallet'] ?? '')
  await page.reload()
  await expect(connectButton(page)).toHaveText(textsOf('de')['shell.connectWallet'] ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
