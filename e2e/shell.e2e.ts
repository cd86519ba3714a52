// Needs: load, server
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, devices } from '@playwright/test'
import { expect, expectNoAxeViolations, test, withoutSplash } from './harness.ts'
import { transfer } from './transfer.ts'

// A clock that is taken in hand can reach into the next test of its context.
test.use({ reuseContext: false })

/** Time that passes only when the test says so. */
const stillClock = async (page: Page) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
}

test.describe('the welcome splash', () => {
  test('shows for 4 seconds on the first visit of a session, and only then', async ({ page }) => {
    await stillClock(page)
    await page.goto('/')
    const splash = page.locator('#welcome-splash')
    // The picture is in the page; the app comes after it, and counts from then.
    await expect(splash).toBeVisible()
    await expect(splash.getByText('Skip')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(splash.getByText('Skip')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('showWelcomeScreen'))).toBeNull()
    await page.clock.runFor(3999)
    await expect(splash).toBeVisible()
    await page.clock.runFor(1)
    await expect(splash).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('showWelcomeScreen'))).toBe('false')
    await page.reload()
    await page.clock.runFor(1000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash).toHaveCount(0)
  })

  test('is there before the app, and is not in the way of somebody who wants no motion', async ({ page }) => {
    await page.route(/first-.*\.js/, () => undefined)
    await page.goto('/swap', { waitUntil: 'commit' })
    await expect(page.locator('#welcome-splash')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('#welcome-splash')).toBeAttached()
    await expect(page.locator('#welcome-splash')).toBeHidden()
  })

  test('goes at any key or press', async ({ page, context }) => {
    await page.goto('/')
    await page.locator('#welcome-splash').click()
    await expect(page.locator('#welcome-splash')).toHaveCount(0)
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.locator('#welcome-splash')).toBeVisible()
    await other.keyboard.press('x')
    await expect(other.locator('#welcome-splash')).toHaveCount(0)
  })
})

test.describe('without the splash', () => {
  test.beforeEach(({ page }) => withoutSplash(page))

  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`a placeholder at ${width} px in the ${colorScheme} theme has nothing that axe objects to`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await page.goto('/jukebox')
        await expect(page.getByRole('heading', { level: 1, name: 'Jukebox' })).toBeVisible()
        await page.getByRole('button', { name: 'Menu' }).click()
        await expectNoAxeViolations(page)
      })

  test('the skip link leads past the bar to the content', async ({ page }) => {
    await page.goto('/')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the bar has the logo to the root, Market to /dropzone and the network; the hidden tabs are there', async ({
    page,
  }) => {
    await page.goto('/swap')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'musi, to the front page' })).toHaveAttribute('href', '/')
    await expect(bar.getByRole('link', { name: 'Market' })).toHaveAttribute('href', '/dropzone')
    await expect(bar).toContainText('Local')
    await expect(page.locator('#swap-nav-link')).toHaveAttribute('href', '/swap')
    await expect(page.locator('#pool-nav-link')).toHaveAttribute('href', '/pool')
    await expect(page.locator('#swap-nav-link')).toBeHidden()
  })

  test('the menu has its links in order, and goes at a press outside and at Escape', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.locator('#menu')
    await button.click()
    await expect(menu.getByRole('listitem')).toHaveText([/^Pitch/, /^Proposal/, /^Twitter/, /^Discord/, /^Demo/])
    await page.mouse.click(200, 500)
    await expect(menu).toHaveCount(0)
    await button.click()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('the theme follows the system until somebody chooses, and a choice stays', async ({ page }) => {
    const html = page.locator('html')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.goto('/jukebox?theme=LIGHT')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.goto('/')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.goto('/?theme=sepia')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.locator('#open-settings-dialog-button').click()
    await page.getByRole('switch', { name: 'Toggle Dark Mode' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
  })

  test('the chosen colours are there before the app is: nothing flashes', async ({ page, allow }) => {
    allow(/Failed to load resource/)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.route(/assets\/index-.*\.js/, (route) => route.abort())
    await page.goto('/?theme=dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 12, 18)')
  })

  test('an error that nobody caught is spoken of once, until it is dismissed', async ({ page, allow }) => {
    allow(/nobody caught this/)
    await page.goto('/')
    const fail = () => page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody caught this'))))
    const notice = page.getByText('Something on this page went wrong.')
    await fail()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
    const again = page.waitForEvent('pageerror')
    await fail()
    await again
    await expect(notice).toHaveCount(0)
  })

  test('the footer has its six links and the wordmark', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('listitem')).toHaveCount(6)
    for (const name of ['Chat', 'Twitter', 'Instagram', 'LinkedIn', 'TikTok', 'Form'])
      await expect(footer.getByRole('button', { name: `${name} not set here` })).toBeVisible()
    await expect(footer).toContainText('musi')
  })

  test('the block number rises with the chain, links to the explorer, and hides on narrow screens', async ({
    page,
    product,
  }) => {
    await page.goto('/')
    const light = page.locator('#block-number-link')
    await expect(light).toBeVisible()
    const shown = async () => Number((await light.innerText()).replaceAll(',', ''))
    const before = await shown()
    await transfer(product.origin)
    await expect.poll(shown).toBeGreaterThan(before)
    // Another block may come between two looks, so both are looked at until they agree.
    const linked = async () => Number((await light.getAttribute('href'))?.split('/explorer/block/')[1])
    await expect.poll(async () => (await linked()) - (await shown())).toBe(0)
    await page.setViewportSize({ width: 960, height: 800 })
    await expect(light).toBeHidden()
  })

  test('one connection hears of new blocks, and none while the page is hidden', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#block-number-link')).toBeVisible()
    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/heads'))
    const hide = (hidden: boolean) =>
      page.evaluate((is) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => (is ? 'hidden' : 'visible'),
        })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    await closed
    const opened = page.waitForRequest((request) => request.url().endsWith('/heads'))
    await hide(false)
    await opened
  })

  test('case 112: when writes are switched off the page says so, and stops when they are on again', async ({
    page,
    product,
  }) => {
    await page.goto('/')
    await expect(page.locator('#block-number-link')).toBeVisible()
    const file = join(product.dataDir, 'writes-off')
    writeFileSync(file, '')
    try {
      await expect(page.getByText('Sending is switched off here for now.')).toBeVisible({ timeout: 30_000 })
    } finally {
      rmSync(file)
    }
    await expect(page.getByText('Sending is switched off here for now.')).toHaveCount(0, { timeout: 30_000 })
  })
})

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 360, height: 780 } })

  test('case 109: a banner asks to check the address, and stays away once it was closed', async ({ page, baseURL }) => {
    await withoutSplash(page)
    await page.goto('/')
    const banner = page.getByText(`Make sure the URL is ${new URL(baseURL ?? '').host}`)
    await expect(banner).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Hide this warning' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
})
