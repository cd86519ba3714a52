import { test } from 'vitest'
import { addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { LANGUAGES } from '@musi/domain/text/languages'
import { page } from '#testing/page.ts'
import { findUnfitText } from '#testing/findUnfitText.ts'

// Tests the look of the dialogs for tokens, lists and languages on a phone, in every language and
// state.

const modal = () => page.locator('#token-select')
const field = () => page.locator('#token-search-input')
const rows = () => modal().getByRole('row')
const warning = () => page.locator('#token-warning')
const NO_TOKEN = `0x${'1'.padStart(40, '0')}`

/** An unlisted token: the shares of a pool. */
const pairOf = () => addressBook().pools[0]?.pair ?? ''

async function openParts(): Promise<void> {
  await page.goto('/parts')
  await expect(page.locator('#parts-page')).toBeVisible({ timeout: 60_000 })
}
async function openSelect(): Promise<void> {
  await page.locator('#select-base').click()
  await expect(rows().first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('#currency-search-selected-list-name')).toBeVisible({ timeout: 60_000 })
}
async function find(query: string): Promise<void> {
  await field().fill(query)
}
async function openLists(): Promise<void> {
  await page.locator('#currency-search-change-list-button').click()
  await expect(modal().locator('#list-add-input')).toBeVisible()
}
async function warn(which: 'unknown' | 'lookAlike' | 'hostile'): Promise<void> {
  await page.locator(`#warn-${which}`).click()
  await expect(warning()).toBeVisible()
}
async function leaveWarning(): Promise<void> {
  await warning().locator('.understand-checkbox').check()
  await warning().locator('.token-dismiss-button').click()
  await expect(warning()).toBeHidden()
}

/** The states to check, each reached from the previous one. */
const STATES: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'languages',
    async () => {
      await page.goto('/swap')
      await page.locator('#open-menu-button').click()
      await expect(page.locator('#language')).toBeVisible()
    },
  ],
  [
    'balance',
    async () => {
      await page.keyboard.press('Escape')
      await page.locator('#connect-wallet').click()
      await page.locator('#connect-DEMO').click()
      await page.locator('#demo-wallet-question').getByRole('radio').first().check()
      await page.locator('#demo-approve').click()
      await expect(page.locator('#web3-status-connected')).toBeVisible({ timeout: 30_000 })
      const uni = page.locator('#uni-pill')
      if (page.viewportSize().width > 720) await uni.click()
      else {
        await page.locator('#open-menu-button').click()
        await page.locator('#uni-menu-item').click()
      }
      await expect(page.locator('#uni-balance dd').nth(4)).toHaveText(/^\d/, { timeout: 60_000 })
    },
  ],
  ['parts', openParts],
  ['warning-unknown', () => warn('unknown')],
  [
    'warning-lookAlike',
    async () => {
      await leaveWarning()
      await warn('lookAlike')
    },
  ],
  [
    'warning-hostile',
    async () => {
      await leaveWarning()
      await warn('hostile')
    },
  ],
  [
    'select',
    async () => {
      await leaveWarning()
      await openSelect()
      await expect(rows().nth(1).locator('[title]').last()).toHaveText(/\d/, { timeout: 60_000 })
    },
  ],
  [
    'select-hint',
    async () => {
      await modal().locator('[aria-describedby]').first().hover()
    },
  ],
  ['select-searched', () => find('usd')],
  ['select-nothing', () => find('no such token')],
  [
    'select-refused',
    async () => {
      await find(NO_TOKEN)
      await expect(modal().getByRole('heading', { level: 3 }).last()).toBeVisible({ timeout: 30_000 })
      await expect(modal().getByText(/0x0000/)).toBeVisible({ timeout: 60_000 })
    },
  ],
  [
    'select-found',
    async () => {
      await find(pairOf())
      await expect(rows().getByRole('button')).toBeVisible({ timeout: 60_000 })
    },
  ],
  [
    'select-warning',
    async () => {
      await rows().getByRole('button').click()
      await expect(warning()).toBeVisible()
    },
  ],
  ['select-added', leaveWarning],
  ['lists', openLists],
  [
    'lists-error',
    async () => {
      await modal().locator('#list-add-input').fill('https://lists.example/a/list/with/a/long/name.json')
      await modal().locator('#list-add-input').press('Enter')
      await expect(modal().locator('#list-add-input')).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 })
    },
  ],
  [
    'lists-menu',
    async () => {
      await modal().locator('li button[aria-expanded]').last().click()
      await expect(modal().locator('li section')).toBeVisible()
    },
  ],
  [
    'select-loading',
    async () => {
      page.route('**/lists/default.json', () => undefined)
      await page.evaluate(() => localStorage.removeItem('musi.lists'))
      await openParts()
      await page.locator('#select-token').click()
      await expect(rows().first()).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('#currency-search-selected-list-name')).toHaveCount(0)
    },
  ],
  ['lists-loading', openLists],
  [
    'lists-none',
    async () => {
      const loading = (await modal().locator('form + p').textContent()) ?? ''
      page.route('**/lists/default.json', (route) => route.fulfill({ status: 502, body: '' }))
      await openParts()
      await page.locator('#select-token').click()
      await openLists()
      await expect(modal().locator('form + p')).not.toHaveText(loading, { timeout: 60_000 })
    },
  ],
]

async function lookAtAll(language: string): Promise<string[]> {
  page.addInitScript(() => localStorage.setItem('i18nextLng', language))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Blocks the external host, so that its list fails to load on any machine.
  page.route('**/outside/list?*', (route) => route.fulfill({ status: 502, body: '' }))
  const found: string[] = []
  for (const [name, open] of STATES) {
    await open()
    await page.evaluate(() => document.fonts.ready)
    found.push(...findUnfitText().map((line) => `${name}: ${line}`))
    await page.keepShots(`${language}-${page.viewportSize().width}-${name}`)
  }
  return found
}

for (const language of LANGUAGES)
  test(`${language}: tokens, lists and warnings are neither cut nor overlapping at 360 px`, async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await lookAtAll(language)).toEqual([])
  })

test('en: nothing is cut and nothing overlaps at 1440 px', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await lookAtAll('en')).toEqual([])
})
