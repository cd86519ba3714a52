// Needs: wallet, chain
import { tokenReads } from '@musi/devchain/tokenReads'
import { requireAllowanceReset } from '@musi/devchain/requireAllowanceReset'
import type { TestChain } from '@musi/devchain/testChain'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolationsInBothThemes, withoutSplash } from './harness.ts'
import { keepShot } from './keepShot.ts'
import { nodeWallet } from './nodeWallet.ts'
import { test } from './ownChain.ts'
import { mine, minesByItself } from './reorgTool.ts'
import { FIRST, connectDemo, demoWindow, status } from './walletDeeds.ts'

const SEND = 'wallet_sendCalls'
const STATUS = 'wallet_getCallsStatus'

test.beforeEach(({ page }) => withoutSplash(page))

const press = (page: Page) => page.locator('#bench-batch')
const result = (page: Page) => page.locator('#bench-batch-result')
const popup = (page: Page) => page.locator('.popup')
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem')
const card = (page: Page) => page.getByRole('region', { name: 'Approve and wrap in one' })

async function fill(page: Page, { symbol = 'DAI', allowed = '5', wrapped = '0.5' } = {}): Promise<void> {
  await expect(press(page)).toBeVisible()
  await card(page).getByLabel(`Amount of ${symbol}`).fill(allowed)
  await card(page).getByLabel('Amount of ETH').fill(wrapped)
  await expect(press(page)).toBeEnabled()
}

async function openWithDemo(page: Page): Promise<void> {
  await page.goto('/test')
  await connectDemo(page)
  await fill(page)
}

async function openWithNode(page: Page): Promise<void> {
  await page.goto('/test')
  await expect(status(page)).toBeVisible()
  await fill(page)
}

async function openList(page: Page): Promise<void> {
  await status(page).click()
  await expect(page.locator('#wallet-modal')).toBeVisible()
}

const tokenOf = ({ addressBook }: TestChain, symbol: string) =>
  addressBook.tokens.find((token) => token.symbol === symbol)?.address ?? '0x'

/** What the batch changes, in the smallest units. */
async function held(chain: TestChain, symbol = 'DAI') {
  const { wrappedNative, v2Router } = chain.addressBook.contracts
  const { native, balance, allowance } = tokenReads(chain.request)
  return {
    native: await native(FIRST),
    wrapped: await balance(wrappedNative, FIRST),
    allowed: await allowance(tokenOf(chain, symbol), FIRST, v2Router),
  }
}

/** What the newest transaction cost its sender. */
async function feeOf({ request }: TestChain, hash: string): Promise<bigint> {
  const receipt = (await request('eth_getTransactionReceipt', [hash])) as Record<string, string>
  return BigInt(receipt['gasUsed'] ?? 0) * BigInt(receipt['effectiveGasPrice'] ?? 0)
}

const half = 5n * 10n ** 17n
const five = 5n * 10n ** 18n

test('approval and wrap are one question, one transaction and one line, and the chain has both to the wei', async ({
  page,
  chain,
}) => {
  const before = await held(chain)
  await openWithDemo(page)
  await press(page).click()
  await expect(demoWindow(page)).toContainText('Send 2 calls as one transaction?')
  await expect(demoWindow(page)).toContainText('Either all of them happen, or none.')
  await expect(demoWindow(page)).toContainText('Approve')
  await expect(demoWindow(page)).toContainText('5 DAI')
  await expect(demoWindow(page)).toContainText('0.5 ETH')
  await page.locator('#demo-approve').click()
  await expect(popup(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  await expect(popup(page)).toContainText('Done:')
  const href = await popup(page).getByRole('link').getAttribute('href')
  const fee = await feeOf(chain, String(href).split('/').at(-1) ?? '')
  const after = await held(chain)
  expect(after).toEqual({
    native: before.native - half - fee,
    wrapped: before.wrapped + half,
    allowed: five,
  })
  await openList(page)
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page).getByRole('link')).toHaveAttribute('href', String(href))
})

test('case 42: a rejection says so, nothing has changed, and it can be pressed again', async ({ page, chain }) => {
  const before = await held(chain)
  await openWithDemo(page)
  await press(page).click()
  await page.locator('#demo-reject').click()
  await expect(result(page)).toHaveText('Transaction rejected.')
  expect(await held(chain)).toEqual(before)
  await press(page).click()
  await page.locator('#demo-approve').click()
  await expect(popup(page)).toContainText('Approve DAI and wrap')
})

test('where one call would fail nothing is asked, and the sentence says why', async ({ page, chain }) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  const before = await held(chain)
  await openWithNode(page)
  await fill(page, { wrapped: '1000000000' })
  await press(page).click()
  await expect(result(page)).toHaveText(
    'The transaction cannot succeed due to error: there is not enough in your account for it.',
  )
  expect([await held(chain), wallet.requestCount(SEND)]).toEqual([before, 0])
})

test('case 71: left between the id of the calls and the hash, it is one waiting thing, and then it is done', async ({
  page,
  chain,
}) => {
  await openWithDemo(page)
  await minesByItself(chain, false)
  await press(page).click()
  await page.locator('#demo-approve').click()
  await expect(status(page)).toHaveText('1 Pending')
  const approve = page.getByRole('region', { name: 'Approve', exact: true })
  await approve.getByLabel('Amount of DAI').fill('5')
  await expect(approve).toContainText('An approval is on its way')
  await page.reload()
  await expect(status(page)).toHaveText('1 Pending')
  await openList(page)
  await expect(recent(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  await expect(recent(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await mine(chain)
  await expect(popup(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  await openList(page)
  await expect(recent(page)).toHaveCount(1)
  await expect(recent(page).getByRole('link')).toHaveAttribute('href', /^\/explorer\/tx\/0x[0-9a-f]{64}$/)
})

test('case 71: left before the wallet answers, it is found by the id that the page gave, and sent once', async ({
  page,
  chain,
}) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  wallet.next(SEND, { does: 'late', until: new Promise(() => undefined) })
  await openWithNode(page)
  const before = await held(chain)
  await press(page).click()
  await expect.poll(async () => (await held(chain)).wrapped).toBe(before.wrapped + half)
  await page.reload()
  await expect(popup(page)).toContainText('Approve DAI and wrap 0.5 ETH to WETH')
  expect(wallet.requestCount(SEND)).toBe(1)
})

test('case 48: a double click and a second tab are one request', async ({ page, chain, context }) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  const { promise: until, resolve } = Promise.withResolvers<void>()
  wallet.next(SEND, { does: 'late', until })
  await openWithNode(page)
  await press(page).dblclick()
  const second = await context.newPage()
  await withoutSplash(second)
  await openWithNode(second)
  await press(second).click()
  await expect(result(second)).toContainText('Another Musi tab is waiting for your wallet')
  resolve()
  await expect(result(page)).toContainText('Sent.')
  expect(wallet.requestCount(SEND)).toBe(1)
})

test('case 43: waiting can be stopped, and case 44: an answer that comes late makes exactly one record', async ({
  page,
  chain,
}) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  const { promise: until, resolve } = Promise.withResolvers<void>()
  wallet.next(SEND, { does: 'late', until })
  await openWithNode(page)
  await press(page).click()
  await expect.poll(() => wallet.requestCount(SEND)).toBe(1)
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(result(page)).toContainText('No longer waiting.')
  resolve()
  await expect(popup(page)).toContainText('Approve DAI and wrap')
  await openList(page)
  await expect(recent(page)).toHaveCount(1)
})

test('a wallet that cannot says so on the card, and the single steps remain', async ({ page, chain }) => {
  await nodeWallet(page, chain)
  await page.goto('/test')
  await expect(page.locator('#bench-batch-cannot')).toContainText('Your wallet sends one transaction at a time.')
  await expect(press(page)).toHaveCount(0)
  await expect(page.locator('#bench-approve')).toBeVisible()
  await expect(page.locator('#bench-wrap')).toBeVisible()
})

test('a wallet that said it could and then cannot is not asked again', async ({ page, chain }) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  wallet.next(SEND, { does: 'throw', error: { code: 5760, message: 'not atomic' } })
  await openWithNode(page)
  await press(page).click()
  await expect(page.locator('#bench-batch-cannot')).toContainText('Your wallet sends one transaction at a time.')
})

test('a batch that the wallet says it did not send ends so, at once, and can be cleared', async ({ page, chain }) => {
  const wallet = await nodeWallet(page, chain, { batches: true })
  wallet.next(SEND, { does: 'lie', answer: { id: '0x77' } })
  wallet.next(STATUS, ...Array.from({ length: 20 }, () => ({ does: 'lie', answer: { status: 400 } }) as const))
  await openWithNode(page)
  await press(page).click()
  await expect(popup(page)).toContainText('Failed:')
  await expect(popup(page).getByRole('link')).toHaveCount(0)
  await expect(status(page)).not.toContainText('Pending')
  await openList(page)
  await expect(recent(page)).toContainText('Your wallet says it didn’t send this.')
  await recent(page).getByRole('button', { name: 'Clear from this list' }).click()
  await expect(page.getByText('Your transactions will appear here...')).toBeVisible()
})

for (const [code, told] of [
  [500, 'It failed on the chain.'],
  [600, 'can’t tell whether all of it succeeded'],
] as const)
  test(`calls that did not all happen inside a transaction that did (status ${code}) are no success`, async ({
    page,
    chain,
  }) => {
    const wallet = await nodeWallet(page, chain, { batches: true })
    const hash = await chain.request('eth_sendTransaction', [{ from: FIRST, to: FIRST }])
    await mine(chain)
    const receipts = [await chain.request('eth_getTransactionReceipt', [hash])]
    wallet.next(SEND, { does: 'lie', answer: { id: '0x78' } })
    wallet.next(STATUS, { does: 'lie', answer: { status: code, receipts } })
    await openWithNode(page)
    await press(page).click()
    await expect(result(page)).toContainText('Sent.')
    await openList(page)
    await expect(recent(page)).toContainText(told)
  })

test('case 10: a token that wants the old approval taken back first gets that in the same transaction', async ({
  page,
  chain,
}) => {
  const usdt = tokenOf(chain, 'USDT')
  await requireAllowanceReset(chain, usdt)
  await nodeWallet(page, chain, { batches: true })
  await page.goto('/test')
  await expect(status(page)).toBeVisible()
  await page.getByRole('combobox').selectOption({ label: 'USDT (Tether USD)' })
  for (const allowed of ['7', '9']) {
    await fill(page, { symbol: 'USDT', allowed })
    await press(page).click()
    await expect.poll(async () => (await held(chain, 'USDT')).allowed).toBe(BigInt(allowed) * 10n ** 6n)
    await expect(status(page)).not.toContainText('Pending')
  }
  await expect(popup(page)).toHaveCount(2)
  await expect(popup(page).last()).toContainText(
    'Take back the approval of USDT, approve USDT and wrap 0.5 ETH to WETH',
  )
})

for (const width of [360, 1440])
  test(`at ${width} px in both themes axe objects to nothing and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithDemo(page)
    await card(page).scrollIntoViewIfNeeded()
    await expectNoAxeViolationsInBothThemes(page)
    await keepShot(page, 'card')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await press(page).click()
    await expect(demoWindow(page)).toContainText('Send 2 calls')
    await expectNoAxeViolationsInBothThemes(page)
    await keepShot(page, 'window')
    await page.locator('#demo-approve').click()
    await expect(popup(page)).toContainText('Approve DAI and wrap')
    await keepShot(page, 'popup')
    await openList(page)
    await expect(recent(page)).toHaveCount(1)
    await keepShot(page, 'list')
  })
