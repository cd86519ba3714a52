// Needs: tabs, wallet
// Links to the swap screen, in several tabs and with the back button; and swapping without a mouse.
import type { Locator, Page } from '@playwright/test'
import { expect, withoutSplash } from './testing/harness.ts'
import {
  SENT,
  amountOf,
  balanceOf,
  confirmButton,
  popup,
  review,
  swapButton,
  test,
  tokenOf,
  acceptTokenWarning,
} from './testing/steps/swapSteps.ts'
import { FIRST, status } from './testing/steps/walletSteps.ts'

const symbolOf = (page: Page, side: 'input' | 'output') =>
  page.locator(`#swap-currency-${side} .token-symbol-container`)
const warning = (page: Page): Locator => page.getByRole('dialog', { name: 'Token imported' })
const usablePage = (page: Page) => page.locator(':not([inert]) > #swap-page')

async function expectWarned(page: Page): Promise<void> {
  await expect(warning(page)).toContainText('Vinyl Reserve (VNYL)')
  await expect(page.locator('[inert] > #swap-page')).toHaveCount(1)
  await expect(usablePage(page)).toHaveCount(0)
}

async function expectVinyl(page: Page): Promise<void> {
  await expect(usablePage(page)).toBeVisible()
  await expect(symbolOf(page, 'input')).toHaveText('ETH')
  await expect(symbolOf(page, 'output')).toHaveText('VNYL')
  await expect(amountOf(page, 'input')).toHaveValue('1')
}

test('case 22: the warning about an unknown token returns after a reload, in a second tab, and after going back; the copied link opens the same form for somebody else', async ({
  page,
  chain,
  context,
  baseURL,
}) => {
  const link = `/swap?outputCurrency=${tokenOf(chain, 'VNYL')}&exactAmount=1`
  await page.goto(link)
  await expectWarned(page)
  await page.reload()
  await expectWarned(page)
  await acceptTokenWarning(page)
  await expectVinyl(page)
  await page.reload()
  await expectWarned(page)
  const second = await context.newPage()
  await withoutSplash(second)
  await second.goto(link)
  await expectWarned(second)
  await acceptTokenWarning(second)
  await expectVinyl(second)
  // A warning accepted in one tab is not accepted in the other.
  await second.close()
  await expectWarned(page)
  await acceptTokenWarning(page)
  await page.locator('#swap-page').getByRole('link', { name: 'Pool' }).click()
  await expect(page).toHaveURL(/\/pool$/)
  await page.goBack()
  await expectWarned(page)
  await page.goto('/pool')
  await page.goto(link)
  await expectWarned(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/pool$/)
  await page.goForward()
  await expectWarned(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/swap?inputCurrency=${tokenOf(chain, 'DAI')}&outputCurrency=ETH`)
  await amountOf(page, 'input').fill('3')
  await expect(amountOf(page, 'output')).not.toHaveValue('')
  // Only the page in front may write to the clipboard.
  await page.bringToFront()
  await page.locator('#swap-more').click()
  await page.locator('#copy-swap-link').click()
  await expect(page.locator('#copy-swap-link')).toHaveText('Copied')
  const other = await context.newPage()
  await other.setContent('<textarea></textarea>')
  await other.locator('textarea').press('ControlOrMeta+V')
  const copied = await other.locator('textarea').inputValue()
  expect(copied.startsWith(`${baseURL}/swap`)).toBe(true)
  await withoutSplash(other)
  await other.goto(copied)
  await expect(symbolOf(other, 'input')).toHaveText('DAI')
  await expect(symbolOf(other, 'output')).toHaveText('ETH')
  await expect(amountOf(other, 'input')).toHaveValue('3')
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let at = 0; at < 60; at += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('a keyboard alone fills, reviews and sends a swap', async ({ page, chain }) => {
  await page.goto('/swap')
  await expect(status(page)).toBeVisible()
  const before = await balanceOf(chain, FIRST, 'DAI')
  await tabTo(page, amountOf(page, 'input'))
  await page.keyboard.type('1,5')
  await expect(amountOf(page, 'input')).toHaveValue('1.5')
  await tabTo(page, page.locator('#swap-currency-output .open-currency-select-button'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#token-search-input'))
  await page.keyboard.type('dai')
  await page.keyboard.press('Enter')
  await expect(symbolOf(page, 'output')).toHaveText('DAI')
  await expect(swapButton(page)).toBeEnabled()
  await expect(page.locator('#swap-currency-output .open-currency-select-button')).toBeFocused()
  await tabTo(page, swapButton(page))
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toBeEnabled()
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await expect(review(page).getByRole('heading', { name: SENT })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toContainText('Done: Swap 1.5 ETH')
  expect(await balanceOf(chain, FIRST, 'DAI')).toBeGreaterThan(before)
  await expect(amountOf(page, 'input')).toHaveValue('')
})
