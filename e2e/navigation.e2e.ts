// Needs: load
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, withoutSplash } from './testing/harness.ts'

const A = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.beforeEach(({ page }) => withoutSplash(page))

// All redirects are tested in packages/domain, redirect.test.ts; these involve the browser, the server or the
// build.
test('case 25: old links and unknown paths lead to an existing page', async ({ page, baseURL }) => {
  for (const [from, to] of [
    [`/swap/${A}?a=b`, `/swap?a=b&outputCurrency=${A}`],
    ['/#/swap?use=v1', '/swap?use=v1'],
    ['/?theme=dark#/swap?use=v1', '/swap?theme=dark&use=v1'],
    ['/swap/%5C%5Cevil.example', '/swap?outputCurrency=%5C%5Cevil.example'],
    ['/%00/..%2f..%2fevil', '/swap'],
    ['/parts', '/swap'],
  ] as const) {
    await page.goto(from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).toBe(baseURL + to)
  }
})

const navigationLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name })
const chartsLink = (page: Page) => navigationLink(page, /^Charts/)

test('moving between pages updates the title, focuses the heading and restores the scroll position', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Musi')
  const onward = page.getByRole('navigation', { name: 'Where to next' }).getByRole('link', { name: /^Swap/ })
  await onward.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await onward.click()
  await expect(page).toHaveTitle('Swap · Musi')
  await expect(page.getByRole('heading', { level: 1, name: 'Swap' })).toBeFocused()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Swap' })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Musi')
  // Allows some pixels, because sections above may grow when their prices load.
  const distance = async () => Math.abs((await page.evaluate(() => scrollY)) - left)
  await expect.poll(distance).toBeLessThan(12)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect.poll(distance).toBeLessThan(12)
})

test('case 111: a page that fails to load is retried, then reported, the shell stays usable, and the page comes by itself; case 110: a page of an older build asks for a reload and is never blank', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|ERR_FAILED|dynamically imported/)
  let requestCount = 0
  // Set before the page opens, because code of other pages is prefetched.
  await page.route(/ChartsPage-.*\.js/, (route) => {
    requestCount += 1
    return route.abort()
  })
  await page.route(/assets\/JukeboxPage-.*/, (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await chartsLink(page).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  expect(requestCount).toBeGreaterThanOrEqual(2)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'musi, to the front page' }).click()
  await expect(page.getByRole('heading', { name: 'The first ever musician exchange' })).toBeVisible()
  await chartsLink(page).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await page.unroute(/ChartsPage-.*\.js/)
  await expect(page.getByRole('heading', { name: 'Charts' })).toBeAttached({ timeout: 15_000 })

  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/assets\/first-[\w-]+\.js/, 'assets/first-newer.js')
    await route.fulfill({ response: answer, body })
  })
  await navigationLink(page, /^Jukebox/).click()
  await expect(page.getByRole('heading', { name: 'Musi has been updated' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the swap opens with all its parts after the network is gone, because a visit fetches the code of the tabs ahead', async ({
  page,
  allow,
}) => {
  allow(
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|^A request for \d+ values of the chain has failed/,
  )
  await page.goto('/')
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(fetched, { timeout: 20_000 }).toMatch(/SwapDetails|RouteComparison/)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await navigationLink(page, /^Swap/).click()
  await expect(page.locator('#swap-currency-input')).toBeVisible()
  await expect(page.getByText(/^You're offline/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('This part did not load')).toHaveCount(0)
  // The next test may use the same browser context.
  await page.context().setOffline(false)
})

test('a page that crashes says so, and the shell around it stays usable', async ({ page, allow }) => {
  allow(/broken on purpose/)
  // Simulates a browser that ignores hashes in import maps; others would refuse the broken file.
  await page.route('/charts', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<script type="importmap">[^<]*<\/script>/, '')
    await route.fulfill({ status: 200, contentType: 'text/html', body })
  })
  await page.route(/ChartsPage-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function ChartsPage() { throw new Error("broken on purpose") }',
    }),
  )
  await page.goto('/charts')
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
  await page.getByRole('link', { name: 'musi, to the front page' }).click()
  await expect(page.getByRole('heading', { name: 'The first ever musician exchange' })).toBeVisible()
})
