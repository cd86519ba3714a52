// Needs: load, tabs, server
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { productOn } from './testing/productOn.ts'

const KEY = 'musi.settings'

const openSettings = async (page: Page) => {
  await page.goto('/swap')
  await page.locator('#open-settings-dialog-button').click()
  const panel = page.locator('#settings')
  await expect(panel.getByRole('heading', { name: 'Transaction Settings' })).toBeVisible()
  return panel
}
const storedSettings = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)
/** A preset button of the panel; the swap form behind it shows the same figure. */
const preset = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed]'))

test.beforeEach(({ page }) => withoutSplash(page))

test('case 102: a change in one tab appears in the other, and neither undoes the other', async ({ page, context }) => {
  await openSettings(page)
  const other = await context.newPage()
  await withoutSplash(other)
  await openSettings(other)
  await preset(other, '1%').click()
  await expect(preset(page, '1%')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('#toggle-exact-approvals-button').click()
  await expect(other.locator('#toggle-exact-approvals-button')).toHaveAttribute('aria-checked', 'true')
  expect(await storedSettings(page)).toMatch(/"slippageBps":100.*"approval":"exact"/)
})

test('case 32: the self-test names a replaced function, and the page continues', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (...asked) => real(...asked)
    // oxlint-disable-next-line no-extend-native
    BigInt.prototype.toString = () => '0'
  })
  await page.goto('/swap')
  await expect(page.getByText('has replaced functions that Musi works with: fetch, BigInt.prototype.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('has replaced functions')).toHaveCount(0)
})

test('the self-test of an unmodified browser shows nothing (case 32), and no usage is reported unless reporting is configured', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(analytics|errors)$/.test(request.url())) sent.push(request.url())
  })
  // Waits for the reporting script, which every page loads last.
  const loaded = page.waitForResponse((response) => response.url().includes('/assets/after-'))
  await openSettings(page)
  await loaded
  await expect(page.getByText('has replaced functions')).toHaveCount(0)
  await page.goto('/pool')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sent).toEqual([])
})

test('page views and errors are sent to our own server in the background if it is configured', async ({
  page,
  chain,
  allow,
}) => {
  allow(/nobody caught this/)
  // The harness regards this second product as another host.
  allow(/^http:\/\/(localhost|127\.0\.0\.1):/)
  // The server refuses the address as private, so nothing leaves this machine.
  const to = { MUSI_ANALYTICS_URL: 'https://127.0.0.1:1/count', MUSI_ERROR_REPORT_URL: 'https://127.0.0.1:1/errors' }
  const collecting = await productOn(chain, chain.wsUrl, to)
  const reports: unknown[] = []
  const answers: number[] = []
  page.on('request', (request) => {
    if (/\/(analytics|errors)$/.test(request.url()))
      reports.push([new URL(request.url()).pathname, request.postDataJSON()])
  })
  page.on('response', (response) => {
    if (/\/(analytics|errors)$/.test(response.url())) answers.push(response.status())
  })
  try {
    await page.goto(`${collecting.origin}/dropzone?use=v1`)
    const expectReport = (path: string, report: object) =>
      expect.poll(() => reports).toContainEqual([path, expect.objectContaining({ browser: 'desktop', ...report })])
    await expectReport('/analytics', { kind: 'pageView', page: '/dropzone?use=v1' })
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^Swap/ }).click()
    await expectReport('/analytics', { kind: 'pageView', page: '/swap' })
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('nobody caught this'))))
    for (const path of ['/analytics', '/errors'])
      await expectReport(path, { kind: 'exception', description: 'Error: nobody caught this' })
    await expect.poll(() => answers.length).toBeGreaterThanOrEqual(4)
    expect(new Set(answers)).toEqual(new Set([204]))
  } finally {
    await page.goto('/icon.svg')
    await collecting.stop()
  }
})
