// Needs: load, server
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { transfer } from './testing/transfer.ts'

/** Installs a clock that only the test advances. */
const stillClock = async (page: Page) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
}

test.describe('the welcome splash', () => {
  test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('shows for 4 seconds on the first visit of a session, and only then', async ({ page }) => {
    await stillClock(page)
    await page.goto('/')
    const splash = page.locator('#welcome-splash')
    // The splash is part of the served page, but the app counts the seconds from its own start.
    await expect(splash).toBeVisible()
    await expect(splash.getByText('Skip')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('showWelcomeScreen'))).toBeNull()
    const movements = () => splash.evaluate((element) => element.getAnimations().length)
    await page.clock.runFor(3600)
    expect(await movements()).toBe(0)
    await page.clock.runFor(399)
    await expect(splash).toBeAttached()
    expect(await movements()).toBe(1)
    await page.clock.runFor(1)
    await expect(splash).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('showWelcomeScreen'))).toBe('false')
    await page.reload()
    await page.clock.runFor(1000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash).toHaveCount(0)
  })

  test('is shown before the app starts, and is skipped for visitors who prefer reduced motion', async ({ page }) => {
    await page.route(/first-.*\.js/, () => undefined)
    await page.goto('/swap', { waitUntil: 'commit' })
    await expect(page.locator('#welcome-splash')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('#welcome-splash')).toBeAttached()
    await expect(page.locator('#welcome-splash')).toBeHidden()
  })

  test('closes at any key or press', async ({ page, context }) => {
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

test.describe('the page without the splash', () => {
  test.beforeEach(({ page }) => withoutSplash(page))

  test('has the chosen theme before the app starts, without a flash', async ({ page, allow }) => {
    allow(/Failed to load resource/)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.route(/assets\/index-.*\.js/, (route) => route.abort())
    await page.goto('/?theme=dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 12, 18)')
  })

  test('shows an uncaught error once, until it is dismissed', async ({ page, allow }) => {
    allow(/nobody caught this/)
    await page.goto('/')
    const fail = () => page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody caught this'))))
    const notice = page.getByText('Something went wrong on this page.')
    await fail()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
    const secondError = page.waitForEvent('pageerror')
    await fail()
    await secondError
    await expect(notice).toHaveCount(0)
  })

  test('has one block stream, and none while hidden; the block number follows the chain, links to the explorer, and is hidden on narrow screens', async ({
    page,
    product,
  }) => {
    await page.goto('/')
    const light = page.locator('#block-number-link')
    await expect(light).toBeVisible()
    const shown = async () => Number((await light.innerText()).replaceAll(/\D/g, ''))
    const before = await shown()
    await transfer(product.origin)
    await expect.poll(shown).toBeGreaterThan(before)
    // Repeats both reads until they agree, because a block may arrive between them.
    const linked = async () => Number((await light.getAttribute('href'))?.split('/explorer/block/')[1])
    await expect.poll(async () => (await linked()) - (await shown())).toBe(0)
    await page.setViewportSize({ width: 960, height: 800 })
    await expect(light).toBeHidden()

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
})
