import { startProduct } from '@musi/scripts/product'
import { type Page, devices } from '@playwright/test'
import { expect, expectNoAxeViolations, test, withoutSplash } from './harness.ts'

const KEY = 'musi.settings'

const opened = async (page: Page) => {
  await page.goto('/swap')
  await page.locator('#open-settings-dialog-button').click()
  const panel = page.locator('#settings')
  await expect(panel.getByRole('heading', { name: 'Transaction Settings' })).toBeVisible()
  return panel
}
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)
const slippage = (page: Page) => page.getByLabel('Slippage tolerance in percent')
const deadline = (page: Page) => page.getByLabel('Transaction deadline in minutes')
/** What is pressed or not; the swap behind the panel says the same figure. */
const preset = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]'))
const expertSwitch = (page: Page) => page.locator('#toggle-expert-mode-button')

test.beforeEach(({ page }) => withoutSplash(page))

test.describe('slippage', () => {
  test('begins at half a per cent; a preset takes its place, clears the field and survives a reload', async ({
    page,
  }) => {
    await opened(page)
    await expect(preset(page, '0.5%')).toHaveAttribute('aria-pressed', 'true')
    await expect(slippage(page)).toHaveAttribute('placeholder', '0.50')
    await slippage(page).fill('2')
    await expect(preset(page, '0.5%')).toHaveAttribute('aria-pressed', 'false')
    await preset(page, '1%').click()
    await expect(slippage(page)).toHaveValue('')
    await page.reload()
    await opened(page)
    await expect(preset(page, '1%')).toHaveAttribute('aria-pressed', 'true')
    await expect(slippage(page)).toHaveAttribute('placeholder', '1.00')
  })

  test('typed as 0.29 is 29 basis points, and on leaving the field reads it with two decimals', async ({ page }) => {
    await opened(page)
    await slippage(page).fill('1,5')
    await slippage(page).blur()
    await expect(slippage(page)).toHaveValue('1.50')
    await slippage(page).fill('.29')
    await slippage(page).blur()
    await expect(slippage(page)).toHaveValue('0.29')
    expect(await kept(page)).toContain('"slippageBps":29')
  })

  test('that is no valid percentage is said in red and not kept', async ({ page }) => {
    const panel = await opened(page)
    for (const text of ['50', '-1', 'abc', '0.123', '1e1']) {
      await slippage(page).fill(text)
      await expect(panel.getByText('Enter a valid slippage percentage')).toBeVisible()
      await expect(slippage(page)).toHaveAttribute('aria-invalid', 'true')
    }
    expect((await kept(page)) ?? '').not.toMatch(/"slippageBps":(?!50)/)
    await slippage(page).blur()
    await expect(slippage(page)).toHaveValue('0.50')
    await expect(panel.getByText('Enter a valid slippage percentage')).toBeHidden()
  })

  test('warns below 0.5 and above 5 per cent, presets included, with a sign only beside typed text', async ({
    page,
  }) => {
    const panel = await opened(page)
    const [fails, frontrun, sign] = [
      panel.getByText('Your transaction may fail'),
      panel.getByText('Your transaction may be frontrun'),
      panel.getByText('⚠️'),
    ]
    await preset(page, '0.1%').click()
    await expect(fails).toBeVisible()
    await expect(sign).toBeHidden()
    await slippage(page).fill('0.49')
    await expect(fails).toBeVisible()
    await expect(sign).toBeVisible()
    await slippage(page).fill('5')
    await expect(fails.or(frontrun)).toBeHidden()
    await slippage(page).fill('5.01')
    await expect(frontrun).toBeVisible()
    await slippage(page).fill('50')
    await expect(frontrun).toBeHidden()
    await expect(sign).toBeHidden()
  })
})

test('a deadline of 1.5 minutes is 90 seconds; what is no positive number turns red and is not kept', async ({
  page,
}) => {
  await opened(page)
  await expect(deadline(page)).toHaveAttribute('placeholder', '20')
  await deadline(page).fill('1.5')
  await expect(deadline(page)).not.toHaveAttribute('aria-invalid')
  expect(await kept(page)).toContain('"deadlineSeconds":90')
  for (const text of ['0', '-3', 'soon']) {
    await deadline(page).fill(text)
    await expect(deadline(page)).toHaveAttribute('aria-invalid', 'true')
  }
  await deadline(page).blur()
  await expect(deadline(page)).toHaveValue('1.5')
  expect(await kept(page)).toContain('"deadlineSeconds":90')
})

test.describe('expert mode', () => {
  test('asks in a dialog and for the word confirm; anything else leaves it off', async ({ page }) => {
    const panel = await opened(page)
    await expertSwitch(page).click()
    await expect(panel).toBeHidden()
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(sure).toContainText('ONLY USE THIS MODE IF YOU KNOW WHAT YOU ARE DOING.')
    const asked: string[] = []
    const answers = ['Confirm', null, 'confirm']
    page.on('dialog', (prompt) => {
      asked.push(prompt.message())
      const answer = answers.shift() ?? null
      void (answer === null ? prompt.dismiss() : prompt.accept(answer))
    })
    await page.locator('#confirm-expert-mode').click()
    await page.locator('#confirm-expert-mode').click()
    await expect(sure).toBeVisible()
    expect((await kept(page)) ?? '').not.toContain('"expertMode":true')
    await page.locator('#confirm-expert-mode').click()
    await expect(sure).toBeHidden()
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'Please type the word "confirm" to enable expert mode.'))
    const button = page.locator('#open-settings-dialog-button')
    await expect(button).toContainText('🧙')
    await expect(button).toBeFocused()
    await page.reload()
    await expect(button).toContainText('🧙')
    await button.click()
    await expect(expertSwitch(page)).toHaveAttribute('aria-checked', 'true')
    await expertSwitch(page).click()
    await expect(expertSwitch(page)).toHaveAttribute('aria-checked', 'false')
    await expect(button).not.toContainText('🧙')
  })
})

test('the panel closes at a press outside and at Escape, and the keyboard alone changes everything', async ({
  page,
}) => {
  const panel = await opened(page)
  await page.mouse.click(300, 600)
  await expect(panel).toBeHidden()
  const button = page.locator('#open-settings-dialog-button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Interface Settings' })).toBeVisible()
  const order: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    order.push(
      await page.evaluate(() => {
        const at = document.activeElement
        return at?.getAttribute('aria-label') || at?.textContent || at?.id || ''
      }),
    )
    if (order.at(-1) === '1%') await page.keyboard.press('Space')
    if (order.at(-1) === 'toggle-dark-mode-button') break
  }
  expect(order).toEqual([
    'About: Slippage tolerance',
    '0.1%',
    '0.5%',
    '1%',
    'Slippage tolerance in percent',
    'About: Transaction deadline',
    'Transaction deadline in minutes',
    'About: Approve exact amounts',
    'toggle-exact-approvals-button',
    'About: Toggle Expert Mode',
    'toggle-expert-mode-button',
    'toggle-dark-mode-button',
  ])
  expect(await kept(page)).toContain('"slippageBps":100')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('a question mark explains each setting', async ({ page }) => {
  await opened(page)
  for (const [what, text] of [
    [
      'Slippage tolerance',
      'Your transaction will revert if the price changes unfavorably by more than this percentage.',
    ],
    ['Transaction deadline', 'Your transaction will revert if it is pending for more than this long.'],
    ['Toggle Expert Mode', 'Bypasses confirmation modals and allows high slippage trades. Use at your own risk.'],
  ] as const) {
    await page.getByRole('button', { name: `About: ${what}` }).hover()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(text)
  }
})

test('exact approvals and dark mode stay chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await opened(page)
  await page.locator('#toggle-exact-approvals-button').click()
  await page.getByRole('switch', { name: 'Toggle Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await opened(page)
  await expect(page.locator('#toggle-exact-approvals-button')).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await kept(page)).toContain('"approval":"exact"')
})

test('case 102: a change in one tab is seen in the other, and neither undoes the other', async ({ page, context }) => {
  await opened(page)
  const other = await context.newPage()
  await withoutSplash(other)
  await opened(other)
  await preset(other, '1%').click()
  await expect(preset(page, '1%')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#toggle-exact-approvals-button').click()
  await expect(other.locator('#toggle-exact-approvals-button')).toHaveAttribute('aria-checked', 'true')
  expect(await kept(page)).toMatch(/"slippageBps":100.*"approval":"exact"/)
})

test.describe('damaged storage', () => {
  const broken = [
    ['no JSON', '{"version":1,"da'],
    ['another version', '{"version":99,"data":{"slippageBps":100}}'],
    [
      'a hostile value',
      '{"version":1,"data":{"slippageBps":"<img src=x onerror=alert(1)>","__proto__":{"expertMode":true}}}',
    ],
    ['4 MB of rubbish', 'x'.repeat(4_000_000)],
  ] as const
  for (const [what, text] of broken)
    test(`case 102: ${what} gives the defaults, is kept aside and is spoken of once`, async ({ page }) => {
      await page.goto('/robots.txt')
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const)
      await opened(page)
      await expect(preset(page, '0.5%')).toHaveAttribute('aria-pressed', 'true')
      await expect(expertSwitch(page)).toHaveAttribute('aria-checked', 'false')
      await expect(page.getByText('Your settings could not be read')).toBeVisible()
      expect(await page.evaluate((key) => localStorage.getItem(`${key}.unread`), KEY)).toBe(text)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Your settings could not be read')).toHaveCount(0)
    })

  test('case 102: full storage holds what is set until the page is left, and says so', async ({ page }) => {
    await opened(page)
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
        for (let more = true; more;)
          try {
            localStorage.setItem(`filler${Math.random()}`, 'x'.repeat(size))
          } catch {
            more = false
          }
    })
    await preset(page, '1%').click()
    await expect(preset(page, '1%')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('This browser keeps nothing for Musi')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('This browser keeps nothing for Musi')).toHaveCount(0)
  })

  test('case 102: denied storage gives the defaults and says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await opened(page)
    await expect(page.getByText('This browser keeps nothing for Musi')).toBeVisible()
    await preset(page, '1%').click()
    await expect(preset(page, '1%')).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('the self-test', () => {
  test('case 32: says nothing in a browser that nobody has changed', async ({ page }) => {
    const loaded = page.waitForResponse((response) => response.url().includes('selfTest'))
    await page.goto('/swap')
    await loaded
    await expect(page.getByText('has replaced functions')).toHaveCount(0)
  })

  test('case 32: names what was replaced, and the page goes on', async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.fetch
      window.fetch = (...asked) => real(...asked)
      // oxlint-disable-next-line no-extend-native
      BigInt.prototype.toString = () => '0'
    })
    await page.goto('/swap')
    await expect(
      page.getByText('has replaced functions that Musi works with: fetch, BigInt.prototype.toString.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('has replaced functions')).toHaveCount(0)
  })
})

test('/claim opens the dialog that says claiming is coming, and leads to /swap with its query', async ({ page }) => {
  await page.goto('/claim?use=v1')
  await expect(page).toHaveURL(/\/swap\?use=v1$/)
  const dialog = page.getByRole('dialog', { name: 'Claim UNI Token' })
  await expect(dialog).toContainText('Claiming is not here yet')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the menu offers to claim once somebody is connected, and not before', async ({ page }) => {
  await page.goto('/swap')
  const menu = page.getByRole('button', { name: 'Menu' })
  const claim = page.getByRole('button', { name: 'Claim MUSI' })
  await menu.click()
  await expect(page.locator('#menu')).toContainText('Demo')
  await expect(claim).toHaveCount(0)
  await page.locator('#connect-wallet').click()
  await page.locator('#connect-DEMO').click()
  await page.locator('#demo-approve').click()
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  await menu.click()
  await claim.click()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Claim UNI Token' })).toBeVisible()
})

test('nothing is sent about anybody unless it is configured', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(analytics|errors)$/.test(request.url())) sent.push(request.url())
  })
  const loaded = page.waitForResponse((response) => response.url().includes('selfTest'))
  await opened(page)
  await loaded
  await page.goto('/pool')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sent).toEqual([])
})

test('where it is configured, pages and errors are told to our own server, in the background', async ({
  page,
  allow,
}) => {
  allow(/nobody caught this/)
  // A second product: to the harness it is another host.
  allow(/^http:\/\/(localhost|127\.0\.0\.1):/)
  // Refused as private by the server's own rule, so nothing leaves this machine.
  const to = { MUSI_ANALYTICS_URL: 'https://127.0.0.1:1/count', MUSI_ERROR_REPORT_URL: 'https://127.0.0.1:1/errors' }
  const collecting = await startProduct(to)
  const told: unknown[] = []
  const answers: number[] = []
  page.on('request', (request) => {
    if (/\/(analytics|errors)$/.test(request.url()))
      told.push([new URL(request.url()).pathname, request.postDataJSON()])
  })
  page.on('response', (response) => {
    if (/\/(analytics|errors)$/.test(response.url())) answers.push(response.status())
  })
  try {
    await page.goto(`${collecting.origin}/pool?use=v1`)
    const seen = (path: string, said: object) =>
      expect.poll(() => told).toContainEqual([path, expect.objectContaining({ browser: 'desktop', ...said })])
    await seen('/analytics', { kind: 'pageView', page: '/pool?use=v1' })
    await page.getByRole('link', { name: 'Back to the front page' }).click()
    await seen('/analytics', { kind: 'pageView', page: '/' })
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody caught this'))))
    for (const path of ['/analytics', '/errors'])
      await seen(path, { kind: 'exception', description: 'Error: nobody caught this' })
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(4)
    expect(new Set(answers)).toEqual(new Set([204]))
  } finally {
    await page.goto('/robots.txt')
    await collecting.stop()
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`settings have nothing that axe objects to in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await opened(page)
    await slippage(page).fill('0.1')
    await deadline(page).fill('0')
    await expectNoAxeViolations(page)
    await expertSwitch(page).click()
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 360, height: 780 } })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`settings and the network are in the menu, and settings come up from below (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/swap')
      await expect(page.getByRole('banner')).not.toContainText('Local')
      await expect(page.locator('#open-settings-dialog-button')).toHaveCount(0)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.locator('#menu')).toContainText('Local')
      await expect(page.locator('#menu').getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/dropzone')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await expectNoAxeViolations(page)
      await page.locator('#open-settings-dialog-button').click()
      const sheet = page.getByRole('dialog', { name: 'Settings' })
      await expect(sheet.getByRole('heading', { name: 'Interface Settings' })).toBeVisible()
      await preset(page, '0.1%').click()
      await expect(sheet.getByText('Your transaction may fail')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    })
})
