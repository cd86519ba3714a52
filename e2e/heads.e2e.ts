// Needs: server, tabs
// The page finds new blocks while the block stream is down, and reports when it cannot.
import type { Page } from '@playwright/test'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { transfer } from './testing/transfer.ts'

test.use({ ownContext: true })

const POLL_MS = 15_000
const NETWORK_ERROR = /Failed to load resource|ERR_FAILED|net::/

const blockLink = (page: Page) => page.locator('#block-number-link')
const shownBlock = async (page: Page) => Number((await blockLink(page).innerText()).replaceAll(',', ''))
const abortRequests = (page: Page, path: string) => page.route(`**${path}`, (route) => route.abort())

test.beforeEach(async ({ page, allow }) => {
  allow(NETWORK_ERROR)
  // The page logs its failed requests.
  allow(/A request for \d+ values of the chain has failed/)
  await withoutSplash(page)
  await page.clock.install()
})

test('without the stream the page polls for the block at once, and then every 15 seconds', async ({
  page,
  product,
}) => {
  const polls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc') && request.postData()?.includes('eth_getBlockByNumber'))
      polls.push(request.url())
  })
  await abortRequests(page, '/heads')
  await page.goto('/')
  await expect(blockLink(page)).toBeVisible()
  expect(polls).toHaveLength(1)
  const before = await shownBlock(page)
  await transfer(product.origin)
  // Advances second by second, because one larger step would pass the poll's timeout before the
  // real answer arrives.
  let movedMs = 0
  while (polls.length === 1 && movedMs < POLL_MS) {
    await page.clock.runFor(1000)
    movedMs += 1000
  }
  await expect.poll(() => polls.length).toBe(2)
  await expect.poll(() => shownBlock(page)).toBeGreaterThan(before)
})

test('case 53: after 30 seconds without a block the page says so and keeps the last quote with its block until the chain answers again', async ({
  page,
  request,
}) => {
  const silent = page.getByText("We've lost touch with the network.")
  const old = page.getByText(/^Prices from block [\d,]+\. Reconnecting…$/)
  const price = page.locator('#swap-price')
  await abortRequests(page, '/heads')
  const { book } = (await (await request.get('/config', { maxRetries: 2 })).json()) as {
    book: { tokens: { symbol: string; address: string }[] }
  }
  const dai = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address
  await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${dai}&exactAmount=1`)
  await expect(price).toContainText('ETH per DAI')
  await expect(blockLink(page)).toBeVisible()
  const before = await shownBlock(page)
  await abortRequests(page, '/rpc')
  const shown = await page.locator('#swap-currency-output .token-amount-input').inputValue()
  await page.clock.runFor(1.5 * POLL_MS)
  await expect(silent).toHaveCount(0)
  await page.clock.runFor(1.5 * POLL_MS)
  await expect(silent).toBeVisible()
  await expect(old).toBeVisible()
  expect(await shownBlock(page)).toBe(before)
  await expect(price).toContainText('ETH per DAI')
  expect(await page.locator('#swap-currency-output .token-amount-input').inputValue()).toBe(shown)
  await page.unroute('**/heads')
  await page.clock.runFor(POLL_MS)
  await expect(silent).toHaveCount(0)
})

test('a page that goes offline says so within five seconds, names the block of its figures, and recovers by itself (spec: unreachable.open, unreachable.back)', async ({
  page,
  context,
  request,
}) => {
  const { book } = (await (await request.get('/config', { maxRetries: 2 })).json()) as {
    book: { tokens: { symbol: string; address: string }[] }
  }
  const dai = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address
  await page.goto(`/swap?inputCurrency=ETH&outputCurrency=${dai}&exactAmount=0.5`)
  await expect(page.locator('#swap-price')).toContainText('ETH per DAI')
  const banner = page.getByText(/^You're offline\. These figures are from block [\d,]+\. Reconnecting…$/)
  await context.setOffline(true)
  await expect(banner).toBeVisible({ timeout: 5000 })
  await expect(page.getByText(/^Prices from block [\d,]+\. Reconnecting…$/)).toBeVisible()
  // Loaded parts keep working; the others report that they could not load (latePart.screen.test.tsx).
  await page.getByRole('button', { name: /^Why this route/ }).click()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0, { timeout: 6000 })
  await expect(page.getByRole('dialog', { name: 'Why this route?' })).toBeVisible()
  await expect(page.locator('#swap-price')).toContainText('ETH per DAI')
})

test('a page whose chain was reset says so and keeps the typed text (spec: heads.new-chain)', async ({ page }) => {
  const head = { number: 3, hash: `0x${'ab'.repeat(32)}`, timeSeconds: 1, chainId: 31_337, writes: 'on' }
  const anew = JSON.stringify({ ...head, disagrees: false, genesisHash: `0x${'cd'.repeat(32)}` })
  const body = `retry: 600000\n\nid: anew\ndata: ${anew}\n\n`
  await page.route('**/heads', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
  await page.goto('/swap?exactAmount=1.25')
  await expect(
    page.getByText('The chain has been restarted. This page still shows the old one, and nothing can be sent.'),
  ).toBeVisible()
  await expect(page.locator('#swap-currency-input .token-amount-input')).toHaveValue('1.25')
})
