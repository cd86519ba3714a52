// Needs: story, wallet, chain, server
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { expect, withoutSplash } from './testing/harness.ts'
import { test } from './testing/ownChain.ts'
import { mineBlocks } from './testing/reorgTool.ts'
import { connectDemo, approveDemo } from './testing/steps/walletSteps.ts'

const COIN = 10n ** 18n
const DAY_MS = 86_400_000
const ARLO = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

/** A one-pixel PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const isDone = (page: Page, step: string) =>
  expect(page.locator(`#release-steps [data-step="${step}"]`)).toHaveAttribute('data-state', 'done')
const balance = async ({ request }: TestChain, who: string) =>
  BigInt(String(await request('eth_getBalance', [who, 'latest'])))

/** Formats a time for the time field, in the browser's time zone. */
const localTime = (page: Page, atMs: number) =>
  page.evaluate((ms) => new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16), atMs)

/** Confirms the review and the wallet prompt, and waits for the success mark. */
async function confirmAndExpectSuccess(page: Page, review: string): Promise<void> {
  await page.locator(`#confirm-${review}`).click()
  await approveDemo(page)
  await expect(page.locator(`#${review}-ended`)).toHaveAttribute('data-state', 'confirmed')
  await page.locator(`#${review}-done`).click()
}

/** Connects the wallet with another account. */
async function connectAs(page: Page, name: string, path: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto(path)
  await connectDemo(page, name)
}

test.beforeEach(({ allow }) => allow(/status of 503 \(Service Unavailable\)/))

test('a released piece counts down, opens, is bought and resold: the artist gets the price, then the royalty, to the wei (spec: release.journey, drops.countdown)', async ({
  page,
  chain,
}) => {
  await withoutSplash(page)
  await page.goto('/release')
  await connectDemo(page, 'Arlo')
  await page.locator('#release-collectionName').fill('Night Drives')
  await page.locator('#release-symbol').fill('NIGHT')
  await page.locator('#release-picture').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: PIXEL })
  await page.locator('#release-name').fill('Blue Hour, sleeve')
  await page.locator('#release-releaseAt').fill(await localTime(page, Date.now() + 2 * DAY_MS))
  await page.locator('#release-price').fill('1.000000000000000001')
  await page.locator('#release-royalty').fill('7.5')
  await page.locator('#release-begin').click()
  await page.locator('#release-sign-in').click()
  await approveDemo(page)
  await isDone(page, 'keep')
  for (const step of ['open', 'make', 'allow']) {
    await page.locator(`#release-${step}`).click()
    await confirmAndExpectSuccess(page, 'release')
    await isDone(page, step)
  }
  await page.locator('#release-list').click()
  await approveDemo(page)
  await expect(page.locator('#release-end')).toHaveText('Blue Hour, sleeve is in the drop zone')
  const path = (await page.locator('#release-page a[href^="/nft/"]').getAttribute('href')) ?? ''

  await page.locator('#release-dropzone').click()
  const card = page.locator('#dropzone-page [data-release]').filter({ hasText: 'Blue Hour, sleeve' }).first()
  // The restored chain's clock may be some minutes behind the page's clock, by which the date was
  // chosen.
  await expect(card).toContainText(/Drops in (?:1d 23h|2d 0h) \d+m \d+s/)
  await chain.request('evm_increaseTime', [2 * 86_400 + 3600])
  await mineBlocks(chain)
  await expect(card).toContainText(/Current price\s*1 ETH/)
  // The maker is not offered the purchase.
  await expect(card.getByRole('link', { name: /See the piece/ })).toBeVisible()
  await expect(card.getByRole('link', { name: /Buy now/ })).toHaveCount(0)

  await connectAs(page, 'Theo', path)
  const artist = await balance(chain, ARLO)
  await expect(page.locator('#piece-price')).toContainText('1.0')
  await page.locator('#buy-piece').click()
  await expect(page.locator('#review-trade')).toContainText(/You pay1\.000000000000000001 ETH/)
  await confirmAndExpectSuccess(page, 'trade')
  await expect(page.locator('#piece-facts')).toContainText('Owner0xf39F...2266')
  expect((await balance(chain, ARLO)) - artist).toBe(COIN + 1n)

  await page.locator('#sell-piece').click()
  await page.locator('#order-price input').fill('2')
  await expect(page.locator('#review-order')).toContainText(/You get1\.85 ETH/)
  await page.locator('#sign-order').click()
  await approveDemo(page)
  await expect(page.locator('#sign-order')).toContainText('Sign in your wallet')
  await approveDemo(page)
  await expect(page.locator('#order-kept')).toContainText('Your order is open.')
  await connectAs(page, 'Cleo', path)
  await expect(page.locator('#piece-facts')).toContainText('Royalty7.5% of each sale')
  await page.locator('#buy-piece').click()
  await confirmAndExpectSuccess(page, 'trade')
  expect((await balance(chain, ARLO)) - artist).toBe(COIN + 1n + (15n * COIN) / 100n)
})
