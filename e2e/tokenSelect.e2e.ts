// Needs: story, tabs
// Choosing a token as a person does: the modal on the page of parts, with a real server and a real chain behind it.
import { type Locator, type Page, expect } from '@playwright/test'
import { test } from './builtParts.ts'
import { expectNoAxeViolations } from './harness.ts'

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

async function opened(page: Page, by = '#select-token'): Promise<void> {
  await page.goto(address)
  await page.locator(by).click()
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('#currency-search-selected-list-name')).toBeVisible({ timeout: 60_000 })
}
const warning = (page: Page) => page.getByRole('dialog', { name: 'Token imported' })
/** Known to nobody, and a token all the same: the shares of a pool. */
const pairOf = (page: Page) =>
  page.evaluate((): string => {
    const { book } = JSON.parse(document.getElementById('musi-config')?.textContent ?? '{}')
    return book.pools[0].pair
  })
/** Of a list that the page gets in the place of its own: so many tokens that nobody knows. */
const longList = (count: number) => ({
  name: 'Long list',
  timestamp: '2026-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: Array.from({ length: count }, (_, at) => ({
    chainId: 31337,
    address: `0x${(at + 1).toString(16).padStart(40, '0')}`,
    decimals: 18,
    symbol: `LONG${at}`,
    name: `Long token ${at}`,
  })),
})
const LONG_ADDRESS = `0x${'1'.padStart(40, '0')}`

test('a token is found by its symbol, by words of its name and by its address, and Enter picks it', async ({
  page,
}) => {
  await opened(page)
  await expect(rows(page).first()).toHaveClass(/token-item-ETHER/)
  await field(page).fill('dai')
  await expect(symbols(page).first()).toHaveText('DAI')
  await field(page).press('Enter')
  await expect(modal(page)).toBeHidden()
  await expect(said(page)).toHaveText(/^picked DAI 0x/)
  const address = (await said(page).textContent())?.split(' ').at(-1) ?? ''
  await page.locator('#select-token').click()
  await expect(field(page)).toHaveValue('')
  await field(page).fill(address.toLowerCase())
  await expect(field(page)).toHaveValue(address)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('gridcell').first()).toHaveAttribute('aria-disabled', 'true')
  await field(page).fill('coin usd')
  await expect(symbols(page).filter({ hasText: /^USDC$/ })).toHaveCount(1)
  await field(page).fill('no such token')
  await expect(modal(page).getByText('No token is called that.')).toBeVisible()
})

test('by keyboard alone a row is chosen, and the field names it', async ({ page }) => {
  await opened(page)
  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = rows(page).and(page.locator('[aria-selected=true]'))
  await expect(chosen).toHaveAttribute('aria-rowindex', '2')
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await page.keyboard.press('End')
  await expect(chosen).toBeInViewport()
  const symbol = await chosen.locator('b').textContent()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText(`picked ${symbol}`)
  await page.locator('#select-token').press('Enter')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await expect(page.locator('#select-token')).toBeFocused()
})

test('the token of the other side swaps the two, and the order turns round', async ({ page }) => {
  await opened(page)
  await modal(page)
    .getByRole('button', { name: /^Sorted by/ })
    .click()
  await expect(modal(page).getByRole('button', { name: /^The order is/ })).toHaveText('↑')
  await page.locator('.token-item-ETHER').click()
  await expect(said(page)).toHaveText('swapped sides')
  await page.locator('#select-base').click()
  await expect(modal(page).getByRole('region', { name: 'Common bases' }).getByRole('button')).toHaveText([
    'ETH',
    'WETH',
    'DAI',
    'USDC',
    'USDT',
  ])
})

test('the lists are one step away, and come back to the search', async ({ page }) => {
  await opened(page)
  await page.locator('#currency-search-change-list-button').click()
  await expect(page.getByRole('heading', { name: 'Manage Lists' }).first()).toBeAttached()
  await modal(page).getByRole('button', { name: 'Back' }).click()
  await expect(field(page)).toBeVisible()
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

test.describe('10,000 tokens', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/lists/default.json', (route) => route.fulfill({ json: longList(10_000) }))
    await opened(page)
    await field(page).fill('long')
    await expect(modal(page).getByRole('grid')).toHaveAttribute('aria-rowcount', '10000', { timeout: 60_000 })
  })

  test('no more than 40 rows are in the page, of 56 px each, wherever it is scrolled to', async ({ page }) => {
    const scroller = modal(page).getByRole('grid').locator('..')
    for (const to of [0, 5000, 250_000, 560_000]) {
      await scroller.evaluate((here, to) => here.scrollTo(0, to), to)
      await expect(rows(page).first()).toBeVisible()
      expect(await rows(page).count()).toBeLessThanOrEqual(40)
      await expect(rows(page).first()).toHaveCSS('height', '56px')
    }
    await expect(rows(page).last()).toHaveAttribute('aria-rowindex', '10000')
  })
})

test('a token that nobody knows is used only after "I understand"; a reload or going back does not get round it', async ({
  page,
}) => {
  await opened(page)
  const pair = await pairOf(page)
  const ask = async () => {
    await field(page).fill(pair)
    await expect(modal(page).getByText('Found by address')).toBeVisible({ timeout: 30_000 })
    await field(page).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Token imported' })).toBeVisible()
  }
  await ask()
  await page.keyboard.press('Escape')
  await expect(page.locator('.token-dismiss-button')).toBeDisabled()
  await page.reload()
  await expect(said(page)).toHaveText('nothing yet')
  await page.locator('#select-token').click()
  await ask()
  await page.getByRole('button', { name: 'Do not use it' }).click()
  await expect(said(page)).toHaveText('nothing yet')
  await field(page).press('Enter')
  await page.locator('.understand-checkbox').check()
  await page.locator('.token-dismiss-button').click()
  await expect(said(page)).toContainText(pair)
  await page.locator('#select-token').click()
  await field(page).fill(pair)
  await expect(modal(page).getByText('Added by user')).toBeVisible()
  await modal(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(modal(page).getByText('Found by address')).toBeVisible()
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
  await second.getByRole('button', { name: 'Do not use it' }).click()
  await expect(second).toHaveURL(address)
  await expect(warning(second)).toBeHidden()
  expect(await isShut(second)).toBe(false)
})

test('case 22: nothing can be used while it is not known yet whether a token of a link is known', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible()
  // One that only the list knows, and the list has not come yet.
  const pair = await pairOf(page)
  let send = () => {}
  const asked = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/lists/default.json', async (route) => {
    await asked
    const { tokens, ...list } = longList(1)
    await route.fulfill({ json: { ...list, tokens: tokens.map((token) => ({ ...token, address: pair })) } })
  })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${address}?inputCurrency=${pair}`)
  await expect(page.locator('#parts-page').locator('..')).toHaveAttribute('aria-busy', 'true')
  expect(await isShut(page)).toBe(true)
  send()
  await expect(page.locator('#parts-page').locator('..')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 })
  expect(await isShut(page)).toBe(false)
  await expect(warning(page)).toHaveCount(0)
})

test('a token that counts otherwise than its list says is refused with a sentence (spec: tokens.decimals-checked)', async ({
  page,
}) => {
  await page.goto(address)
  const pair = await pairOf(page)
  await page.route('**/lists/default.json', (route) => {
    const { tokens, ...list } = longList(1)
    return route.fulfill({
      json: { ...list, tokens: tokens.map((token) => ({ ...token, address: pair, decimals: 6 })) },
    })
  })
  await page.evaluate(() => localStorage.clear())
  await opened(page)
  await field(page).fill(pair)
  await expect(modal(page).getByText('This token cannot be used')).toBeVisible({ timeout: 30_000 })
  await expect(modal(page).getByText('Its list says that it has 6 decimals, the token itself says 18.')).toBeVisible()
  await field(page).press('Enter')
  await expect(said(page)).toHaveText('nothing yet')
})

test('what does not say how it counts is refused with a sentence', async ({ page }) => {
  await opened(page)
  await field(page).fill(LONG_ADDRESS)
  await expect(modal(page).getByText('This token cannot be used')).toBeVisible({ timeout: 30_000 })
  await field(page).press('Enter')
  await expect(modal(page)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test(`fits at ${width} px in the ${colorScheme} theme, and axe has nothing to say`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await opened(page, '#select-base')
      await expectNoAxeViolations(page)
      await field(page).fill('usdc')
      await expectNoAxeViolations(page)
    })
