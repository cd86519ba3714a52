// Needs: load, tabs
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { unfit } from './fits.ts'
import { expect, expectNoAxeViolations, test, withoutSplash } from './harness.ts'

const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt-BR', 'ja', 'zh-CN', 'hi'] as const
const folder = join(dirname(import.meta.dirname), 'apps/web/public/locales')
const textsOf = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>

const menu = (page: Page) => page.locator('#open-menu-button')
const choice = (page: Page) => page.locator('#language')
const connect = (page: Page) => page.locator('#connect-wallet')
const spoken = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
const speakFrom = (page: Page, language: string) =>
  page.addInitScript((tag) => localStorage.setItem('i18nextLng', tag), language)

async function choose(page: Page, language: string): Promise<void> {
  await menu(page).click()
  await choice(page).selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
}

test.beforeEach(({ page }) => withoutSplash(page))

test('is chosen in the menu without a reload, is kept, and goes back to English', async ({ page }) => {
  await page.goto('/explorer')
  await page.evaluate(() => Object.assign(window, { here: true }))
  await choose(page, 'de')
  const de = textsOf('de')
  await expect(connect(page)).toHaveText(de['shell.connectWallet'] ?? '')
  await expect(page.getByRole('heading', { level: 2, name: de['explorer.latestBlocks'] ?? '' })).toBeVisible()
  await expect(page).toHaveTitle('Explorer · Musi')
  expect(await page.evaluate(() => 'here' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
  await page.reload()
  await expect(connect(page)).toHaveText(de['shell.connectWallet'] ?? '')
  expect(await spoken(page)).toEqual(['de', 'ltr'])
  await choose(page, 'en')
  await expect(connect(page)).toHaveText('Connect to a wallet')
})

test('changes the title, the placeholder and what is announced of a page that is open', async ({ page }) => {
  await page.goto('/swap')
  await expect(page.getByRole('heading', { level: 1, name: 'Swap' })).toBeVisible()
  await choose(page, 'es')
  await expect(page.getByRole('heading', { level: 1, name: 'Intercambiar' })).toBeVisible()
  await expect(page).toHaveTitle('Intercambiar · Musi')
})

test('is the first of the browser’s that we speak', async ({ browser, product }) => {
  for (const [wishes, lang] of [
    ['pt-PT', 'pt-BR'],
    ['zh-TW', 'en'],
    ['ja', 'ja'],
  ] as const) {
    const context = await browser.newContext({ locale: wishes, baseURL: product.origin })
    const page = await context.newPage()
    await withoutSplash(page)
    await page.goto('/swap')
    await expect(connect(page)).toHaveText(textsOf(lang)['shell.connectWallet'] ?? '')
    expect((await spoken(page))[0]).toBe(lang)
    await context.close()
  }
})

test('is that of the link for as long as the page is open', async ({ page }) => {
  await page.goto('/swap?lng=fr')
  await expect(connect(page)).toHaveText(textsOf('fr')['shell.connectWallet'] ?? '')
  await page.goto('/swap')
  await expect(connect(page)).toHaveText('Connect to a wallet')
})

test('follows another tab', async ({ page, context }) => {
  await page.goto('/swap')
  const other = await context.newPage()
  await withoutSplash(other)
  await other.goto('/swap')
  await choose(other, 'hi')
  await expect(connect(page)).toHaveText(textsOf('hi')['shell.connectWallet'] ?? '')
})

test('falls back to English where its file does not come, and says so when it was chosen', async ({ page, allow }) => {
  allow(/404/)
  await page.route('**/locales/fr.json', (route) => route.fulfill({ status: 404, body: '' }))
  await speakFrom(page, 'fr')
  await page.goto('/swap')
  await expect(connect(page)).toHaveText('Connect to a wallet')
  expect((await spoken(page))[0]).toBe('en')
  await menu(page).click()
  await choice(page).selectOption('fr')
  await expect(page.getByText('The words of this language did not arrive')).toBeVisible()
  await expect(choice(page)).toHaveValue('en')
})

test('shows in English what it does not have', async ({ page }) => {
  const { 'shell.connectWallet': _, ...rest } = textsOf('de')
  await page.route('**/locales/de.json', (route) => route.fulfill({ json: { ...rest, 'shell.menu': 7 } }))
  await speakFrom(page, 'de')
  await page.goto('/swap')
  await expect(page.getByRole('link', { name: rest['shell.market'] ?? '', exact: true })).toBeVisible()
  await expect(connect(page)).toHaveText('Connect to a wallet')
  await expect(menu(page)).toHaveAccessibleName('Menu')
})

test('writes counts and times as it is used to', async ({ page }) => {
  await speakFrom(page, 'de')
  await page.goto('/explorer')
  await expect(page.getByText(/vor \d+ (?:Sekunden?|Minuten?|Stunden?|Tag(?:en)?)|gestern|jetzt/).first()).toBeVisible()
})

test('has letters in this browser: fonts for Japanese, Chinese and Hindi are there', async ({ page }) => {
  await page.goto('/swap')
  const missing = await page.evaluate(() => {
    const drawn = (text: string) => {
      const canvas = new OffscreenCanvas(64, 64)
      const pen = canvas.getContext('2d')
      if (pen === null) return ''
      pen.font = '40px system-ui, sans-serif'
      pen.fillText(text, 4, 48)
      return pen.getImageData(0, 0, 64, 64).data.join('')
    }
    // No font has this one, so it is the box that stands for a letter that is not there.
    const box = drawn('\u{10FFFD}')
    return ['日', 'か', '换', 'हि'].filter((letter) => drawn(letter) === box || drawn(letter) === drawn(' '))
  })
  expect(missing, 'Install fonts-droid-fallback and fonts-lohit-deva, or others for these letters').toEqual([])
})

/** What can be opened on a phone, and how. */
const SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['home', async (page) => void (await page.goto('/'))],
  ['swap', async (page) => void (await page.goto('/swap'))],
  [
    'menu',
    async (page) => {
      await menu(page).click()
      await expect(choice(page)).toBeVisible()
    },
  ],
  [
    'settings',
    async (page) => {
      await page.locator('#open-settings-dialog-button').click()
      await expect(page.locator('#toggle-expert-mode-button')).toBeVisible()
    },
  ],
  [
    'expert',
    async (page) => {
      await page.locator('#toggle-expert-mode-button').click()
      await expect(page.locator('#confirm-expert-mode')).toBeVisible()
    },
  ],
  [
    'wallets',
    async (page) => {
      await page.keyboard.press('Escape')
      await connect(page).click()
      await expect(page.locator('#connect-DEMO')).toBeVisible()
    },
  ],
  [
    'demo wallet',
    async (page) => {
      await page.locator('#connect-DEMO').click()
      await expect(page.locator('#demo-accounts')).toBeVisible()
    },
  ],
  ['explorer', async (page) => void (await page.goto('/explorer'))],
  [
    'transaction',
    async (page) => {
      await page.locator('a[href^="/explorer/tx/"]').first().click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  ],
  ['test', async (page) => void (await page.goto('/test'))],
]

async function lookAtAll(page: Page, shots: string | undefined): Promise<string[]> {
  const found: string[] = []
  for (const [name, open] of SCREENS) {
    await open(page)
    await page.waitForLoadState('networkidle').catch(() => undefined)
    await page.evaluate(() => document.fonts.ready)
    if (shots !== undefined) await page.screenshot({ path: `${shots}-${name}.png`, fullPage: true })
    found.push(...(await unfit(page)).map((line) => `${name}: ${line}`))
  }
  return found
}

const SHOTS = process.env['MUSI_SHOTS']

for (const language of LANGUAGES)
  test(`${language}: nothing is cut and nothing overlaps at 360 px`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await speakFrom(page, language)
    const shots = SHOTS === undefined ? undefined : join(SHOTS, language)
    expect(await lookAtAll(page, shots)).toEqual([])
  })

test('a language 40 % longer than English cuts nothing at 360 px', async ({ page }) => {
  test.setTimeout(180_000)
  const long = Object.fromEntries(
    Object.entries(textsOf('en')).map(([key, text]) => [
      key,
      key.startsWith('shell.wordmark.')
        ? text
        : `${text}${' long'.repeat(Math.max(1, Math.round((text.length * 0.4) / 5)))}`,
    ]),
  )
  await page.route('**/locales/de.json', (route) => route.fulfill({ json: long }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speakFrom(page, 'de')
  expect(await lookAtAll(page, SHOTS === undefined ? undefined : join(SHOTS, 'pseudo'))).toEqual([])
})

test('a language from right to left breaks no layout', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/swap', '/explorer']) {
      await page.goto(path)
      await expect(connect(page)).toBeVisible()
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      expect(await unfit(page)).toEqual([])
    }
  }
})

test('the menu with its languages is fit for everybody', async ({ page }) => {
  await page.goto('/swap')
  await menu(page).click()
  await expect(choice(page)).toBeVisible()
  await expectNoAxeViolations(page)
})
