// Needs: chain
import type { Page } from '@playwright/test'
import { failingTransfer, pageFacts, sendNative, swapForDai, theo, unknownCall } from './explorerDeeds.ts'
import { expect, expectNoAxeViolations, test, withoutSplash } from './harness.ts'

test.beforeEach(({ page }) => withoutSplash(page))

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tx = (hash: string) => `/explorer/tx/${hash}`

test('a swap is told in a sentence, with what moved, what was asked and what the contracts reported', async ({
  page,
  product,
}) => {
  const hash = await swapForDai(product.origin)
  await page.goto(tx(hash))
  await expect(title(page)).toHaveText(/^Theo swapped 1\sETH for [\d,.]+\sDAI$/)
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(card(page, 'What moved').getByRole('listitem').first()).toContainText('1 ETH')
  await expect(card(page, 'What moved').getByRole('listitem').last()).toContainText('DAI')
  await expect(card(page, 'What was asked')).toContainText('swapExactETHForTokens')
  await expect(card(page, 'What was asked')).toContainText('no limit')
  await expect(card(page, 'What the contracts reported')).toContainText('Deposit WETH')
  await page.getByText('Raw data').click()
  await expect(page.getByRole('region', { name: 'Input' })).toContainText('0x7ff36ab5')
  await expect(page).toHaveTitle('Transaction · Musi')
})

test('native currency that was sent moved from one to the other, and nothing was called', async ({ page, product }) => {
  await page.goto(tx(await sendNative(product.origin)))
  await expect(title(page)).toHaveText('Theo sent 1.5 ETH to 0x0000...00c2')
  await expect(card(page, 'What was asked')).toContainText('no function was called')
  await expect(card(page, 'What the contracts reported')).toContainText('They reported nothing.')
})

test('case 60: a transaction that failed says what it was to do, and why it failed', async ({ page, product }) => {
  await page.goto(tx(await failingTransfer(product.origin)))
  await expect(title(page)).toHaveText(/^Theo tried to send [\d,]+\sDAI to 0x0000...00c2, and it failed$/)
  await expect(page.getByText('Failed', { exact: true })).toBeVisible()
  await expect(card(page, 'Why it failed')).toContainText('There were not as many tokens as it was to send.')
  await expect(card(page, 'Why it failed')).toContainText('ERC20InsufficientBalance')
  await expect(card(page, 'What moved')).toHaveCount(0)
})

test('bytes that nobody knows are shown as they are', async ({ page, product }) => {
  await page.goto(tx(await unknownCall(product.origin)))
  await expect(title(page)).toContainText('Theo')
  await expect(card(page, 'What was asked')).toContainText('Nobody here knows this function')
  await page.getByText('Raw data').click()
  await expect(page.getByRole('region', { name: 'Input' })).toHaveText('0x12345678')
})

test('a transaction that waits says so, and its page notices by itself when a block takes it', async ({
  page,
  product,
}) => {
  const hash = await sendNative(product.origin, 1)
  await page.goto(tx(hash))
  await expect(title(page)).toHaveText('Theo wants to send 1.5 ETH to 0x0000...00c2')
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  // The one before it in the row of its sender.
  await sendNative(product.origin)
  await expect(title(page)).toHaveText('Theo sent 1.5 ETH to 0x0000...00c2')
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
})

for (const [what, path, heading] of [
  ['an unknown transaction', tx(`0x${'1'.repeat(64)}`), 'There is no transaction with this hash'],
  ['half a hash', tx('0x12'), 'This is not the hash of a transaction'],
  ['a hash with markup in it', tx('%3Cb%3Ebold%3C%2Fb%3E'), 'This is not the hash of a transaction'],
  [
    'an address with a wrong capital',
    `/explorer/address/${theo.address.replace('0xf', '0xF')}`,
    'This is not an address',
  ],
  ['an account asked for as a token', `/explorer/token/${theo.address}`, 'There is no token at this address'],
  ['a block that is not there yet', '/explorer/block/99999999', 'There is no such block'],
  ['a hash that no block has', `/explorer/block/0x${'1'.repeat(64)}`, 'There is no such block'],
  ['a block with a name', '/explorer/block/latest', 'This is not a block'],
] as const)
  test(`${what} gets a sentence and a way on`, async ({ page }) => {
    await page.goto(path)
    await expect(title(page)).toHaveText(heading)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'To the explorer' }).click()
    await expect(page).toHaveURL('/explorer')
    await expect(title(page)).toHaveText('Explorer')
  })

test('an address shows who it is, what it holds and what it did; a look further back brings more', async ({ page }) => {
  await page.goto(`/explorer/address/${theo.address}`)
  await expect(title(page)).toHaveText('Theo')
  await expect(card(page, 'Tokens')).toContainText('DAI')
  const rows = card(page, 'Transactions').getByRole('listitem')
  await expect(rows.first()).toContainText('Theo')
  const before = await rows.count()
  const further = page.getByRole('button', { name: 'Look further back' })
  await further.click()
  await expect.poll(async () => (await rows.count()) > before || (await further.count()) === 0).toBe(true)
})

test('the pages of a pool and of a contract say what they are', async ({ page, product }) => {
  const { book } = await pageFacts(product.origin)
  await page.goto(`/explorer/pair/${book.pools[0]?.pair}`)
  await expect(title(page)).toHaveText('WETH/DAI pool')
  await expect(page.getByText('In the pool')).toBeVisible()
  await page.goto(`/explorer/address/${book.contracts.v2Router}`)
  await expect(title(page)).toHaveText('the exchange')
})

test('an address that nothing happened to says so', async ({ page }) => {
  await page.goto('/explorer/address/0x00000000000000000000000000000000000000d8')
  await expect(card(page, 'Tokens')).toContainText('None of the known tokens.')
  await expect(card(page, 'Transactions')).toContainText(/Nothing/)
})

test('a token shows its supply, pools, holders and transfers', async ({ page, product }) => {
  const { book } = await pageFacts(product.origin)
  await page.goto(`/explorer/token/${book.tokens.find(({ symbol }) => symbol === 'DAI')?.address}`)
  await expect(title(page)).toHaveText('Dai Stablecoin')
  await expect(card(page, 'Pools')).toContainText('WETH/DAI pool')
  await expect(card(page, 'Holders').getByRole('listitem').first()).toContainText('%')
  await expect(card(page, 'Transfers').getByRole('listitem').first()).toContainText('DAI')
})

test('a block leads to the one before it and to the one after it, and back and forward keep the way', async ({
  page,
}) => {
  await page.goto('/explorer/block/2')
  await expect(title(page)).toHaveText('Block 2')
  await page.getByRole('link', { name: 'Block before', exact: true }).click()
  await expect(title(page)).toHaveText('Block 1')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText('Block 2')
  await page.goForward()
  await expect(title(page)).toHaveText('Block 1')
  await card(page, 'Transactions').getByRole('link', { name: /^0x/ }).first().click()
  await expect(page).toHaveURL(/\/explorer\/tx\/0x/)
})

test('the front page shows the latest, and a new block comes in by itself', async ({ page, product }) => {
  await page.goto('/explorer')
  await expect(card(page, 'Latest blocks').getByRole('listitem')).toHaveCount(8)
  const hash = await swapForDai(product.origin)
  await expect(card(page, 'Latest transactions').getByRole('listitem').first()).toContainText(hash.slice(0, 8))
})

test('the keyboard alone looks up a hash, an address and a block', async ({ page, product }) => {
  const hash = await swapForDai(product.origin)
  for (const [text, path] of [
    [hash, tx(hash)],
    [theo.address.toLowerCase(), `/explorer/address/${theo.address}`],
    ['1', '/explorer/block/1'],
  ] as const) {
    await page.goto('/explorer')
    await page.getByLabel('Hash, address or block number').focus()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('what cannot be looked up says what is the matter', async ({ page }) => {
  await page.goto('/explorer')
  const box = page.getByLabel('Hash, address or block number')
  await box.fill('DAI')
  await box.press('Enter')
  await expect(page.getByText('This is neither a hash')).toBeVisible()
  await box.fill('2'.repeat(64))
  await box.press('Enter')
  await expect(page.getByText('There is no transaction and no block with this hash')).toBeVisible()
})

test('a chain that does not answer is said so, and the next try works', async ({ page, product, allow }) => {
  allow(/503|Service Unavailable/)
  const hash = await swapForDai(product.origin)
  await page.route('**/rpc', (route) => route.fulfill({ status: 503 }))
  await page.goto(tx(hash))
  await expect(title(page)).toHaveText('The chain does not answer')
  await page.unroute('**/rpc')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toContainText('Theo swapped')
})

test('while the chain is asked, the page keeps its place and says what it waits for', async ({ page, product }) => {
  const hash = await swapForDai(product.origin)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/rpc', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(tx(hash))
  await expect(title(page)).toHaveText('Asking the chain')
  await expectNoAxeViolations(page)
  resolve()
  await expect(title(page)).toContainText('Theo swapped')
})

test('the block number of the shell leads here', async ({ page }) => {
  await page.goto('/explorer')
  await expect(page.locator('#block-number-link')).toHaveAttribute('href', /^\/explorer\/block\/\d+$/)
})

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px in the ${colorScheme} theme axe objects to nothing and nothing sticks out`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const { book } = await pageFacts(product.origin)
      const dai = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? ''
      for (const [path, there] of [
        ['/explorer', 'Latest blocks'],
        [tx(await swapForDai(product.origin)), 'What moved'],
        [tx(await failingTransfer(product.origin)), 'Why it failed'],
        [`/explorer/address/${theo.address}`, 'Transactions'],
        [`/explorer/token/${dai}`, 'Holders'],
        ['/explorer/block/1', 'Transactions'],
      ] as const) {
        await page.goto(path)
        await expect(card(page, there).locator('li, p').first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        await expectNoAxeViolations(page)
      }
    })

test('the front page without a chain says so in its place, and the next try works', async ({ page, allow }) => {
  allow(/503|Service Unavailable/)
  await page.route('**/rpc', (route) => route.fulfill({ status: 503 }))
  await page.goto('/explorer')
  await expect(card(page, 'Latest blocks')).toContainText('The chain does not answer')
  await page.unroute('**/rpc')
  await card(page, 'Latest blocks').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Latest blocks').getByRole('listitem')).toHaveCount(8)
})

test('at 360 px the pages of tokens with long amounts and names stay within it', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { book } = await pageFacts(product.origin)
  await page.goto(`/explorer/token/${book.contracts.wrappedNative}`)
  await expect(card(page, 'Pools').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
