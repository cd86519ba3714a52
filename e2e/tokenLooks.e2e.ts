// Needs: story
// What tokens, lists and languages look like on a phone in every language, in every state; with MUSI_SHOTS=folder they are kept as pictures.
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import { test } from './builtParts.ts'
import { unfit } from './fits.ts'
import { demoWindow, status } from './walletDeeds.ts'

test.setTimeout(240_000)

let address: string
let origin: string

test.beforeAll(({ parts }) => {
  address = parts.address
  origin = parts.product.origin
})

const modal = (page: Page) => page.locator('#token-select')
const field = (page: Page) => page.locator('#token-search-input')
const rows = (page: Page) => modal(page).getByRole('row')
const warning = (page: Page) => page.locator('#token-warning')
const NO_TOKEN = `0x${'1'.padStart(40, '0')}`

/** Known to nobody, and a token all the same: the shares of a pool. */
const pairOf = (page: Page) =>
  page.evaluate((): string => {
    const { book } = JSON.parse(document.getElementById('musi-config')?.textContent ?? '{}')
    return book.pools[0].pair
  })

async function openParts(page: Page): Promise<void> {
  await page.goto(address)
  await expect(page.locator('#parts-page')).toBeVisible({ timeout: 60_000 })
}
async function openSelect(page: Page): Promise<void> {
  await page.locator('#select-base').click()
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('#currency-search-selected-list-name')).toBeVisible({ timeout: 60_000 })
}
async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query)
}
async function openLists(page: Page): Promise<void> {
  await page.locator('#currency-search-change-list-button').click()
  await expect(modal(page).locator('#list-add-input')).toBeVisible()
}
async function warn(page: Page, which: 'unknown' | 'lookAlike' | 'hostile'): Promise<void> {
  await page.locator(`#warn-${which}`).click()
  await expect(warning(page)).toBeVisible()
}
async function leaveWarning(page: Page): Promise<void> {
  await warning(page).locator('.understand-checkbox').check()
  await warning(page).locator('.token-dismiss-button').click()
  await expect(warning(page)).toBeHidden()
}

/** Each from where the one before it ends. */
const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'languages',
    async (page) => {
      await page.goto(`${origin}/swap`)
      await page.locator('#open-menu-button').click()
      await expect(page.locator('#language')).toBeVisible()
    },
  ],
  [
    'balance',
    async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('#connect-wallet').click()
      await page.locator('#connect-DEMO').click()
      await demoWindow(page).getByRole('radio').first().check()
      await page.locator('#demo-approve').click()
      await expect(status(page)).toBeVisible({ timeout: 30_000 })
      const uni = page.locator('#uni-pill')
      if ((page.viewportSize()?.width ?? 0) > 720) await uni.click({ timeout: 60_000 })
      else {
        await page.locator('#open-menu-button').click()
        await page.locator('#uni-menu-item').click()
      }
      await expect(page.locator('#uni-balance dd').nth(4)).toHaveText(/^\d/, { timeout: 60_000 })
    },
  ],
  ['parts', openParts],
  ['warning-unknown', (page) => warn(page, 'unknown')],
  [
    'warning-lookAlike',
    async (page) => {
      await leaveWarning(page)
      await warn(page, 'lookAlike')
    },
  ],
  [
    'warning-hostile',
    async (page) => {
      await leaveWarning(page)
      await warn(page, 'hostile')
    },
  ],
  [
    'select',
    async (page) => {
      await leaveWarning(page)
      await openSelect(page)
      await expect(rows(page).nth(1).locator('[title]').last()).toHaveText(/\d/, { timeout: 60_000 })
    },
  ],
  [
    'select-hint',
    async (page) => {
      await modal(page).locator('[aria-describedby]').first().hover()
    },
  ],
  ['select-searched', (page) => find(page, 'usd')],
  ['select-nothing', (page) => find(page, 'no such token')],
  [
    'select-refused',
    async (page) => {
      await find(page, NO_TOKEN)
      await expect(modal(page).getByRole('heading', { level: 3 }).last()).toBeVisible({ timeout: 30_000 })
      await expect(modal(page).getByText(/0x0000/)).toBeVisible({ timeout: 60_000 })
    },
  ],
  [
    'select-found',
    async (page) => {
      await find(page, await pairOf(page))
      await expect(rows(page).getByRole('button')).toBeVisible({ timeout: 60_000 })
    },
  ],
  [
    'select-warning',
    async (page) => {
      await rows(page).getByRole('button').click()
      await expect(warning(page)).toBeVisible()
    },
  ],
  ['select-added', leaveWarning],
  ['lists', openLists],
  [
    'lists-error',
    async (page) => {
      await modal(page).locator('#list-add-input').fill('https://lists.example/a/list/with/a/long/name.json')
      await modal(page).locator('#list-add-input').press('Enter')
      await expect(modal(page).locator('#list-add-input')).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 })
    },
  ],
  [
    'lists-menu',
    async (page) => {
      await modal(page).locator('li button[aria-expanded]').last().click()
      await expect(modal(page).locator('li section')).toBeVisible()
    },
  ],
  [
    'select-loading',
    async (page) => {
      await page.route('**/lists/default.json', () => undefined)
      await page.evaluate(() => localStorage.removeItem('musi.lists'))
      await openParts(page)
      await page.locator('#select-token').click()
      await expect(rows(page).first()).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('#currency-search-selected-list-name')).toHaveCount(0)
    },
  ],
  ['lists-loading', openLists],
  [
    'lists-none',
    async (page) => {
      const loading = (await modal(page).locator('form + p').textContent()) ?? ''
      await page.route('**/lists/default.json', (route) => route.fulfill({ status: 502, body: '' }))
      await openParts(page)
      await page.locator('#select-token').click()
      await openLists(page)
      await expect(modal(page).locator('form + p')).not.toHaveText(loading, { timeout: 60_000 })
    },
  ],
]

const SHOTS = process.env['MUSI_SHOTS']

async function keep(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: join(SHOTS, `${name}-${colorScheme}.png`), fullPage: name.endsWith('parts') })
  }
}

async function lookAtAll(page: Page, language: string): Promise<string[]> {
  await page.addInitScript((tag) => {
    localStorage.setItem('i18nextLng', tag)
    sessionStorage.setItem('showWelcomeScreen', 'false')
  }, language)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // No host out there: that list does not come, however the machine is connected.
  await page.route('**/outside/list?*', (route) => route.fulfill({ status: 502, body: '' }))
  const found: string[] = []
  for (const [name, open] of STATES) {
    await test.step(name, () => open(page))
    await page.evaluate(() => document.fonts.ready)
    found.push(...(await unfit(page)).map((line) => `${name}: ${line}`))
    await keep(page, `${language}-${page.viewportSize()?.width}-${name}`)
  }
  return found
}

for (const language of ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'zh-CN', 'hi'])
  test(`${language}: tokens, lists and warnings are neither cut nor overlapping at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await lookAtAll(page, language)).toEqual([])
  })

test('en: nor at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await lookAtAll(page, 'en')).toEqual([])
})
