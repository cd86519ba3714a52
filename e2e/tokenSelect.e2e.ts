// Needs: story, tabs
// Choosing a token as a person does: the modal on the page of parts, with a real server and a real chain behind it.
import { type Locator, type Page, expect } from '@playwright/test'
import { test } from './builtParts.ts'

test.setTimeout(120_000)

let address: string

test.beforeAll(({ parts }) => {
  address = parts.address
})

const modal = (page: Page) => page.locator('#token-select')
const field = (page: Page) => page.locator('#token-search-input')
const rows = (page: Page) => modal(page).getByRole('row')
const symbols = (page: Page) => rows(page).locator('b')
const said = (page: Page) => page.locator('#select-said')

const warning = (page: Page) => page.getByRole('dialog', { name: 'Token imported' })
/** Known to nobody, and a token all the same: the shares of a pool. */
const pairOf = (page: Page) =>
  page.evaluate((): string => {
    const { book } = JSON.parse(document.getElementById('musi-config')?.textContent ?? '{}')
    return book.pools[0].pair
  })
/** From where the focus is, by the one key that everybody has. */
async function tabTo(page: Page, where: Locator): Promise<void> {
  const isThere = () => where.evaluate((here) => here === document.activeElement)
  await expect(where).toBeVisible({ timeout: 60_000 })
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await expect(where).toBeFocused()
}

test('by keyboard alone a token is picked, another imported, and a list added and removed', async ({ page }) => {
  await page.goto(address)
  await page.locator('#select-token').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, field(page))
  await page.keyboard.type('dai')
  await expect(symbols(page).first()).toHaveText('DAI')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(/^picked DAI 0x/)
  await expect(page.locator('#select-token')).toBeFocused()

  const pair = await pairOf(page)
  await page.keyboard.press('Enter')
  await tabTo(page, field(page))
  await page.keyboard.type(pair)
  await expect(modal(page).getByText('Found by address')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('.understand-checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, page.locator('.token-dismiss-button'))
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText(pair)
  await expect(modal(page)).toBeHidden()

  await tabTo(page, page.locator('#select-token'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#currency-search-change-list-button'))
  await page.keyboard.press('Enter')
  await tabTo(page, modal(page).locator('#list-add-input'))
  await page.keyboard.type('artists.eth')
  await page.keyboard.press('Enter')
  const list = modal(page).locator('#list-row-artists-eth')
  await tabTo(page, list.getByRole('button', { name: /^More about/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, list.getByRole('button', { name: 'Remove list' }))
  page.once('dialog', (dialog) => dialog.accept('REMOVE'))
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  await expect(modal(page).getByRole('list')).toBeFocused()
  await tabTo(page, modal(page).getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Enter')
  await tabTo(page, field(page))
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(page.locator('#select-token')).toBeFocused()
})

const isShut = (page: Page) => page.locator('#parts-page').evaluate((here) => here.closest('[inert]') !== null)

test('case 22: an unknown token of a link is warned about first, and back, forward, reload and a second tab do not get round it', async ({
  page,
  context,
}) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  const link = `${address}?outputCurrency=${await pairOf(page)}`
  const asks = async (tab: Page) => {
    await expect(warning(tab)).toBeVisible({ timeout: 60_000 })
    expect(await isShut(tab)).toBe(true)
    await tab.keyboard.press('Escape')
    await tab.mouse.click(5, 5)
    await expect(warning(tab)).toBeVisible()
    await expect(tab.locator('.token-dismiss-button')).toBeDisabled()
  }
  await page.goto(link)
  await asks(page)
  await page.goBack()
  await expect(warning(page)).toHaveCount(0)
  expect(await isShut(page)).toBe(false)
  await page.goForward()
  await asks(page)
  await page.reload()
  await asks(page)
  const second = await context.newPage()
  await second.goto(link)
  await asks(second)
  await second.locator('.understand-checkbox').check()
  await second.locator('.token-dismiss-button').click()
  await expect(warning(second)).toBeHidden()
  expect(await isShut(second)).toBe(false)
  // What was understood there was not understood here.
  await asks(page)
  await second.reload()
  await asks(second)
  await second.getByRole('button', { name: 'Cancel' }).click()
  await expect(second).toHaveURL(address)
  await expect(warning(second)).toBeHidden()
  expect(await isShut(second)).toBe(false)
})
