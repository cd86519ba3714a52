import { test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { waitForPaint } from '#testing/eventually.ts'
import { expect } from '#testing/expect.ts'
import { LANGUAGES } from '@musi/domain/text/languages'
import { page } from '#testing/page.ts'
import { findUnfitText } from '#testing/findUnfitText.ts'

const textsOf = async (language: string) =>
  (await (await fetch(`/locales/${language}.json`)).json()) as Record<string, string>

const menu = () => page.locator('#open-menu-button')
const choice = () => page.locator('#language')
const connect = () => page.locator('#connect-wallet')
const documentLanguage = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])
const storeLanguage = (language: string) =>
  page.addInitScript((tag) => localStorage.setItem('i18nextLng', tag), language)

async function choose(language: string): Promise<void> {
  await menu().click()
  await choice().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.keyboard.press('Escape')
}

test('the language is chosen in the menu without a reload, is kept, and can be set back to English', async () => {
  await page.goto('/explorer')
  await page.evaluate(() => Object.assign(window, { here: true }))
  await choose('de')
  const de = await textsOf('de')
  await expect(connect()).toHaveText(de['shell.connectWallet'] ?? '')
  await expect(page.getByRole('heading', { level: 2, name: de['explorer.latestBlocks'] ?? '' })).toBeVisible()
  await expect(page).toHaveTitle('Explorer · Musi')
  expect(await page.evaluate(() => 'here' in window)).toBe(true)
  expect(localStorage.getItem('i18nextLng')).toBe('de')
  await page.reload()
  await expect(connect()).toHaveText(de['shell.connectWallet'] ?? '')
  expect(await documentLanguage()).toEqual(['de', 'ltr'])
  await choose('en')
  await expect(connect()).toHaveText('Connect to a wallet')
})

test('a choice changes the title, the placeholder and the announcements of an open page', async () => {
  await page.goto('/swap')
  await expect(page.getByRole('heading', { level: 1, name: 'Swap' })).toBeVisible()
  await choose('es')
  await expect(page.getByRole('heading', { level: 1, name: 'Intercambiar' })).toBeVisible()
  await expect(page).toHaveTitle('Intercambiar · Musi')
})

test('the language is the first of the browser’s languages that we support', async () => {
  for (const [wishes, lang] of [
    ['pt-PT', 'pt-BR'],
    ['zh-TW', 'en'],
    ['ja', 'ja'],
  ] as const) {
    page.preferLanguages(wishes)
    await page.goto('/swap')
    await expect(connect()).toHaveText((await textsOf(lang))['shell.connectWallet'] ?? '')
    expect((await documentLanguage())[0]).toBe(lang)
  }
})

test('the language given by a link lasts as long as the page is open', async () => {
  await page.goto('/swap?lng=fr')
  await expect(connect()).toHaveText((await textsOf('fr'))['shell.connectWallet'] ?? '')
  await page.goto('/swap')
  await expect(connect()).toHaveText('Connect to a wallet')
})

test('the language falls back to English if its file does not load, and says so if it was chosen', async () => {
  page.route('**/locales/fr.json', (route) => route.fulfill({ status: 404, body: '' }))
  storeLanguage('fr')
  await page.goto('/swap')
  await expect(connect()).toHaveText('Connect to a wallet')
  expect((await documentLanguage())[0]).toBe('en')
  await menu().click()
  await choice().selectOption('fr')
  await expect(page.getByText('This language didn’t load')).toBeVisible()
  await expect(choice()).toHaveValue('en')
})

test('missing translations are shown in English', async () => {
  const { 'shell.connectWallet': _, ...rest } = await textsOf('de')
  page.route('**/locales/de.json', (route) => route.fulfill({ json: { ...rest, 'shell.menu': 7 } }))
  storeLanguage('de')
  await page.goto('/swap')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: rest['shell.market'] ?? '', exact: true })).toBeVisible()
  await expect(connect()).toHaveText('Connect to a wallet')
  await expect(menu()).toHaveAccessibleName('Menu')
})

test('counts and times are formatted for the language', async () => {
  storeLanguage('de')
  await page.goto('/explorer')
  await expect(page.getByText(/vor \d+ (?:Sekunden?|Minuten?|Stunden?|Tag(?:en)?)|gestern|jetzt/).first()).toBeVisible()
})

test('the browser has fonts for Japanese, Chinese, Hindi and Arabic', async () => {
  await page.goto('/swap')
  const missing = await page.evaluate(() => {
    const render = (text: string) => {
      const canvas = new OffscreenCanvas(64, 64)
      const pen = canvas.getContext('2d')
      if (pen === null) return ''
      pen.font = '40px system-ui, sans-serif'
      pen.fillText(text, 4, 48)
      return pen.getImageData(0, 0, 64, 64).data.join('')
    }
    // No font has this character, so it draws the box for a missing glyph.
    const box = render('\u{10FFFD}')
    return ['日', 'か', '换', 'हि', 'ب'].filter((letter) => render(letter) === box || render(letter) === render(' '))
  })
  expect(
    missing,
    'Install fonts-droid-fallback, fonts-lohit-deva and fonts-dejavu-core, or others for these letters',
  ).toEqual([])
})

/** Screens that open on a phone, and how to open them. */
const SCREENS: readonly (readonly [string, () => Promise<void>])[] = [
  ['home', () => page.goto('/')],
  ['swap', () => page.goto('/swap')],
  [
    'menu',
    async () => {
      await menu().click()
      await expect(choice()).toBeVisible()
    },
  ],
  [
    'settings',
    async () => {
      await page.locator('#open-settings-dialog-button').click()
      await expect(page.locator('#toggle-expert-mode-button')).toBeVisible()
    },
  ],
  [
    'expert',
    async () => {
      await page.locator('#toggle-expert-mode-button').click()
      await expect(page.locator('#confirm-expert-mode')).toBeVisible()
    },
  ],
  [
    'wallets',
    async () => {
      await page.keyboard.press('Escape')
      await connect().click()
      await expect(page.locator('#connect-DEMO')).toBeVisible()
    },
  ],
  [
    'demo wallet',
    async () => {
      await page.locator('#connect-DEMO').click()
      await expect(page.locator('#demo-accounts')).toBeVisible()
    },
  ],
  ['explorer', () => page.goto('/explorer')],
  [
    'transaction',
    async () => {
      await page.locator('a[href^="/explorer/tx/"]').first().click()
      await expect(page).toHaveURL(/\/explorer\/tx\//)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  ],
  ['test', () => page.goto('/test')],
]

/** Returns problems that remain once the page is still, because a moving row covers others for a moment. */
async function lastingProblems(look: () => string[]): Promise<string[]> {
  let found = look()
  for (let looks = 0; looks < 20 && found.length > 0; looks += 1) {
    await waitForPaint()
    found = look()
  }
  return found
}

async function checkAllScreens(): Promise<string[]> {
  const found: string[] = []
  for (const [name, open] of SCREENS) {
    await open()
    await page.settled()
    await page.evaluate(() => document.fonts.ready)
    await page.keepShot(`${document.documentElement.lang}-${name}`)
    found.push(...(await lastingProblems(findUnfitText)).map((line) => `${name}: ${line}`))
  }
  return found
}

for (const language of LANGUAGES)
  test(`${language}: nothing is cut and nothing overlaps at 360 px`, async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    storeLanguage(language)
    expect(await checkAllScreens()).toEqual([])
  })

test('a language 40 % longer than English cuts nothing at 360 px', async () => {
  const long = Object.fromEntries(
    Object.entries(await textsOf('en')).map(([key, text]) => [
      key,
      // Names and figures are the same in every language.
      key.startsWith('shell.wordmark.') || key === 'amount.placeholder'
        ? text
        : `${text}${' long'.repeat(Math.max(1, Math.round((text.length * 0.4) / 5)))}`,
    ]),
  )
  page.route('**/locales/de.json', (route) => route.fulfill({ json: long }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  storeLanguage('de')
  expect(await checkAllScreens()).toEqual([])
})

test('ar: nothing is cut and nothing overlaps at 1440 px, from right to left, with amounts and typed numbers in their own direction (spec: language.direction)', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  storeLanguage('ar')
  expect(await checkAllScreens()).toEqual([])
  expect(await documentLanguage()).toEqual(['ar', 'rtl'])
  await page.goto('/swap')
  const typed = page.locator('#swap-currency-input .token-amount-input')
  await expect(typed).toBeVisible()
  const [field, bar] = await page.evaluate(() =>
    ['#swap-currency-input .token-amount-input', '#open-menu-button'].map((place) => {
      const element = document.querySelector(place)
      return element === null ? '' : getComputedStyle(element).direction
    }),
  )
  expect([field, bar]).toEqual(['ltr', 'rtl'])
})

test('the menu with its languages passes axe', async () => {
  await page.goto('/swap')
  await menu().click()
  await expect(choice()).toBeVisible()
  await expectNoAxeViolations()
})
