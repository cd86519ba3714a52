import { test } from 'vitest'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { mineBlock, failRpc } from '#testing/rpcFaults.ts'
import { FIRST, restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import {
  failingTransfer,
  playInBatch,
  transfersInBatch,
  sendNative,
  sendTogether,
  swapForDai,
  unknownCall,
} from './testing/sent.ts'

restoreChainAfterEach()

type Played = Parameters<typeof playInBatch>[0] & { about: { song_title: string } | null }

const title = () => page.getByRole('heading', { level: 1 })
const card = (name: string) => page.getByRole('region', { name, exact: true })
const transactions = () => card('Transactions').getByRole('listitem')
const further = () => page.getByRole('button', { name: 'Look further back' })
const TRANSACTIONS = '**/api/transactions?*'
const tx = (hash: string) => `/explorer/tx/${hash}`

test('a swap is explained in a sentence, with its place in the block, its transfers, its request and its events', async () => {
  const hash = await swapForDai()
  await page.goto(tx(hash))
  await expect(title()).toHaveText(/^Theo swapped 1\sETH for [\d,.]+\sDAI$/)
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(card('Transfers').getByRole('listitem').first()).toContainText('1 ETH')
  await expect(card('Transfers').getByRole('listitem').last()).toContainText('DAI')
  for (const folded of ['Request', 'Events', 'Raw data'])
    await expect(card(folded).locator('details')).not.toHaveAttribute('open')
  await expect(card('Request')).toContainText('swapExactETHForTokens')
  await expect(card('Request')).toContainText('no limit')
  await expect(card('Events')).toContainText('Deposit WETH')
  // The transaction is the only one in its block; positions count from one.
  await expect(page.getByText('position 1', { exact: false })).toBeVisible()
  await page.getByText('Raw data').click()
  await expect(page.getByRole('region', { name: 'Input' })).toContainText('0x7ff36ab5')
  await expect(page).toHaveTitle(/^Theo swapped 1\sETH for [\d,.]+\sDAI · Musi$/)
})

test('a batch is explained by its effect: the play it paid for, with the title, and each of its calls (spec: explorer.batch)', async () => {
  const { rows } = (await (await browserFetch('/api/songs')).json()) as { rows: Played[] }
  const song = rows.find(({ about }) => about?.song_title === 'Velvet Alarm')
  if (song === undefined) throw new Error('Velvet Alarm is not in the jukebox.')
  await page.goto(tx(await playInBatch(song)))
  await expect(title()).toHaveText(/^Theo played Velvet Alarm for 4\.5\sMIRA$/)
  await expect(card('Request')).toContainText('approve')
  await expect(card('Request')).toContainText('play')
  await page.keepShots('explorer-batch')
})

test('a batch of several acts names the first two in full and counts the others (spec: explorer.batch)', async () => {
  await page.goto(tx(await transfersInBatch(2)))
  await expect(title()).toHaveText('Theo sent 1 ETH to 0x0000...00c2 and sent 2 ETH to 0x0000...00c2')
  await page.goto(tx(await transfersInBatch(4)))
  await expect(title()).toHaveText('Theo sent 1 ETH to 0x0000...00c2, sent 2 ETH to 0x0000...00c2 and 2 more')
  await page.keepShots('explorer-batch-of-several')
})

test('a plain transfer of native currency moves it, and calls no function', async () => {
  await page.goto(tx(await sendNative()))
  await expect(title()).toHaveText('Theo sent 1.5 ETH to 0x0000...00c2')
  await expect(card('Request')).toContainText('no function was called')
  await expect(card('Events')).toContainText('No events.')
})

test('case 60: a failed transaction says what it tried to do and why it failed', async () => {
  await page.goto(tx(await failingTransfer()))
  await expect(title()).toHaveText(/^Theo tried to send [\d,]+\sDAI to 0x0000...00c2, and it failed$/)
  await expect(page.getByText('Failed', { exact: true })).toBeVisible()
  await expect(card('Why it failed')).toContainText('There weren’t enough tokens to send.')
  await expect(card('Why it failed')).toContainText('ERC20InsufficientBalance')
  await expect(card('Transfers')).toHaveCount(0)
})

test('unknown call data is shown as it is', async () => {
  await page.goto(tx(await unknownCall()))
  await expect(title()).toContainText('Theo')
  await expect(card('Request')).toContainText('We don’t know this function')
  await page.getByText('Raw data').click()
  await expect(page.getByRole('region', { name: 'Input' })).toHaveText('0x12345678')
})

test('a pending transaction says so, and its page updates when a block includes it', async () => {
  const hash = await sendNative(1)
  await page.goto(tx(hash))
  await expect(title()).toHaveText('Theo wants to send 1.5 ETH to 0x0000...00c2')
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  // Sends the transaction with the missing nonce.
  await sendNative()
  await expect(title()).toHaveText('Theo sent 1.5 ETH to 0x0000...00c2')
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
})

for (const [what, path, heading] of [
  ['an unknown transaction', tx(`0x${'1'.repeat(64)}`), 'There is no transaction with this hash'],
  ['half a hash', tx('0x12'), 'This is not the hash of a transaction'],
  ['a hash with markup in it', tx('%3Cb%3Ebold%3C%2Fb%3E'), 'This is not the hash of a transaction'],
  ['an address with a wrong capital', `/explorer/address/${FIRST.replace('0xf', '0xF')}`, 'This is not an address'],
  ['an account asked for as a token', `/explorer/token/${FIRST}`, 'There is no token at this address'],
  ['a block that is not there yet', '/explorer/block/99999999', 'There is no such block'],
  ['a hash that no block has', `/explorer/block/0x${'1'.repeat(64)}`, 'There is no such block'],
  ['a block with a name', '/explorer/block/latest', 'This is not a block'],
] as const)
  test(`${what} gets a sentence and a next step`, async () => {
    await page.goto(path)
    await expect(title()).toHaveText(heading)
    await expectNoAxeViolations()
    await page.getByRole('link', { name: 'To the explorer' }).click()
    await expect(page).toHaveURL('/explorer')
    await expect(title()).toHaveText('Explorer')
  })

test('an address shows its name, its holdings and everything it sent and received, even failed transactions, without reading blocks (spec: explorer.address)', async () => {
  await failingTransfer()
  await page.goto(`/explorer/address/${FIRST}`)
  await expect(title()).toHaveText('Theo')
  await expect(card('Tokens')).toContainText('DAI')
  await expect(transactions().first()).toContainText(/^Failed.*Theo tried to send/)
  await expect(transactions()).toHaveCount(15)
  // The row's names and age may still change.
  const newest = await transactions().first().getByRole('link', { name: /^0x/ }).last().textContent()
  await further().click()
  await expect(transactions()).toHaveCount(45)
  await expect(transactions().first()).toContainText(newest ?? '')
  await sendNative()
  await expect(transactions().first()).toContainText('Theo sent 1.5 ETH to 0x0000...00c2')
})

test('an address shows artists’ tokens among its holdings (spec: explorer.address)', async () => {
  await page.goto('/explorer/address/0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc')
  await expect(title()).toHaveText('Arlo')
  await expect(card('Tokens')).toContainText('ARLO')
})

test('the blocks are searched while the history is unreachable, and the history continues once it is back (spec: explorer.address)', async () => {
  // Two pages of transactions, with more empty blocks between them than one read covers. Older ones depend on earlier tests.
  await sendTogether(16)
  await node('anvil_mine', ['0x14'])
  await sendTogether(16)
  page.route(TRANSACTIONS, (route) => route.fulfill({ status: 503, json: { code: 'unread' } }))
  await page.goto(`/explorer/address/${FIRST}`)
  await expect(transactions().first()).toContainText('Theo sent 1.5 ETH')
  const before = await transactions().count()
  const hash = await transactions().first().getByRole('link', { name: /^0x/ }).last().textContent()
  await further().click()
  await expect.poll(async () => (await transactions().count()) > before).toBe(true)
  await expect(transactions().first()).toContainText(hash ?? '')
  page.unroute(TRANSACTIONS)
  await expect(transactions()).toHaveCount(15)
})

test('the pages of a pool and of a contract say what they are', async () => {
  const book = addressBook()
  await page.goto(`/explorer/pair/${book.pools[0]?.pair}`)
  await expect(title()).toHaveText('WETH/DAI pool')
  await expect(page.getByText('In the pool')).toBeVisible()
  await page.goto(`/explorer/address/${book.contracts.v2Router}`)
  await expect(title()).toHaveText('the exchange')
})

test('an address without any activity says so', async () => {
  await page.goto('/explorer/address/0x00000000000000000000000000000000000000d8')
  await expect(card('Tokens')).toContainText('None of the known tokens.')
  await expect(card('Transactions')).toContainText(/Nothing/)
})

test('a token shows its supply, pools, holders and transfers', async () => {
  const book = addressBook()
  await page.goto(`/explorer/token/${book.tokens.find(({ symbol }) => symbol === 'DAI')?.address}`)
  await expect(title()).toHaveText('Dai Stablecoin')
  await expect(card('Pools')).toContainText('WETH/DAI pool')
  await expect(card('Holders').getByRole('listitem').first()).toContainText('%')
  const itemTexts = (await card('Holders').getByRole('listitem').allTextContents()).join(' ')
  const percents = [...itemTexts.matchAll(/([\d.]+)%/g)].map(([, percent]) => Number(percent))
  expect(percents.toSorted((one, other) => other - one)).toEqual(percents)
  expect(percents[0]).toBeGreaterThan(1)
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeLessThan(100.01)
  await expect(card('Transfers').getByRole('listitem').first()).toContainText('DAI')
})

test('an artist’s token has its sleeve and a link to trade it (spec: explorer.pictures)', async () => {
  const answer = (await (await fetch('/api/artist-tokens?from=0')).json()) as {
    tokens: { address: string; symbol: string; name: string }[]
  }
  const mira = answer.tokens.find(({ symbol }) => symbol === 'MIRA')
  if (mira === undefined) throw new Error('There is no MIRA.')
  await page.goto(`/explorer/token/${mira.address}`)
  await expect(title()).toHaveText(mira.name)
  await expect(page.locator('header [data-disc]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trade this token' })).toHaveAttribute(
    'href',
    `/swap?outputCurrency=${mira.address}`,
  )
  await expect(card('Pools').getByRole('link').first().locator('[data-disc]')).toBeVisible()
  // If only some holders were read, the page does not claim to show all.
  page.route('**/api/holders?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    return route.fulfill({ json: { ...answer, next: 'more' } })
  })
  await page.reload()
  await expect(card('Holders')).toContainText('Among those who took part in its recent transfers.')
})

test('a block links to its neighbours, and Back and Forward follow', async () => {
  await page.goto('/explorer/block/2')
  await expect(title()).toHaveText('Block 2')
  await page.getByRole('link', { name: 'Previous block', exact: true }).click()
  await expect(title()).toHaveText('Block 1')
  await expect(title()).toBeFocused()
  await page.goBack()
  await expect(title()).toHaveText('Block 2')
  await page.goForward()
  await expect(title()).toHaveText('Block 1')
  await card('Transactions').getByRole('link', { name: /^0x/ }).first().click()
  await expect(page).toHaveURL(/\/explorer\/tx\/0x/)
  await page.goto(`/explorer/block/${Number(await node('eth_blockNumber'))}`)
  await expect(page.getByRole('link', { name: 'Previous block', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next block', exact: true })).toHaveCount(0)
})

test('the front page shows the latest blocks and transactions with exact times, and adds new ones by itself', async () => {
  await page.goto('/explorer')
  await expect(card('Latest blocks').getByRole('listitem').first()).toBeVisible()
  await swapForDai()
  await node('anvil_mine', ['0x1'])
  const hash = await swapForDai()
  const one = card('Latest blocks').getByRole('listitem').filter({ hasText: '· 1 empty block' }).first()
  await expect(one).toHaveText(/^[\d,]+ · 1 empty block/)
  await expect(card('Latest transactions').getByRole('listitem').first()).toContainText(hash.slice(0, 8))
  const time = card('Latest transactions').getByRole('listitem').first().locator('time')
  const at = Date.parse((await time.one()).getAttribute('datetime') ?? '')
  const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
  await expect(time).not.toContainText(exact)
  await expect(time).toHaveAttribute('title', exact)
})

test('the keyboard alone looks up a hash, an address and a block', async () => {
  const hash = await swapForDai()
  for (const [text, path] of [
    [hash, tx(hash)],
    [FIRST.toLowerCase(), `/explorer/address/${FIRST}`],
    ['1', '/explorer/block/1'],
  ] as const) {
    await page.goto('/explorer')
    await page.getByLabel('Hash, address or block number').focus()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  }
})

test('a search that finds nothing says why', async () => {
  await page.goto('/explorer')
  const box = page.getByLabel('Hash, address or block number')
  await box.fill('DAI')
  await box.press('Enter')
  await expect(page.getByText('This is neither a hash')).toBeVisible()
  await box.fill('2'.repeat(64))
  await box.press('Enter')
  await expect(page.getByText('There is no transaction and no block with this hash')).toBeVisible()
  await box.fill('2'.repeat(63))
  await expect(page.getByText('There is no transaction and no block with this hash')).toHaveCount(0)
  await expect(box).not.toHaveAttribute('aria-invalid', 'true')
  // A failed lookup is not reported as "not found".
  const answerAgain = failRpc('with errors')
  await box.fill('2'.repeat(64))
  await box.press('Enter')
  await expect(page.getByText('The chain does not answer. Try again in a moment.')).toBeVisible()
  await expect(page.getByText('There is no transaction and no block with this hash')).toHaveCount(0)
  answerAgain()
  await box.press('Enter')
  await expect(page.getByText('There is no transaction and no block with this hash')).toBeVisible()
})

for (const way of ['with 502', 'with errors'] as const)
  test(`a chain that answers each request ${way} is reported, nothing is called missing, and the page recovers by itself (spec: explorer.comes-back)`, async () => {
    const hash = await swapForDai()
    const dai = addressBook().tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? ''
    for (const [path, found] of [
      [tx(hash), 'Theo swapped'],
      [`/explorer/token/${dai}`, 'Dai Stablecoin'],
      ['/explorer/block/1', 'Block 1'],
    ] as const) {
      const answerAgain = failRpc(way)
      await page.goto(path)
      await expect(title(), path).toHaveText("The network isn't answering")
      await expect(page.getByText('We keep trying')).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(title(), path).toHaveText("The network isn't answering")
      answerAgain()
      await expect(title(), path).toContainText(found)
    }
  })

test('the last answers stay with their block while the chain does not answer, and update by themselves (spec: reads.last-answer)', async () => {
  consoleErrors.allow(/^A request for \d+ values of the chain has failed/)
  await page.goto('/explorer')
  const rows = card('Latest blocks').getByRole('listitem')
  await expect(card('Latest transactions').getByRole('listitem').first()).toBeVisible()
  const newest = rows.first().getByRole('link').first()
  const before = await newest.innerText()
  const answerAgain = failRpc('with 502')
  for (const _ of [1, 2]) await mineBlock()
  await expect(page.getByText(/^Figures from block [\d,]+\. Reconnecting…$/)).toBeVisible()
  await expect(page.locator('main[data-overdue]')).toHaveCount(1)
  expect(await newest.innerText()).toBe(before)
  await expectNoAxeViolations()
  await page.keepShots('explorer-away')
  answerAgain()
  await expect(page.locator('[data-overdue]')).toHaveCount(0)
  await expect(rows.first()).toContainText(Number(await node('eth_blockNumber')).toLocaleString('en'))
})

test('the page keeps its layout while the chain has not answered, and says what it waits for', async () => {
  const hash = await swapForDai()
  const { promise, resolve } = Promise.withResolvers<void>()
  page.route('**/rpc', async (route) => {
    await promise
    route.continue()
  })
  await page.goto(tx(hash))
  await expect(title()).toHaveText('Asking the chain')
  await expectNoAxeViolations()
  resolve()
  await expect(title()).toContainText('Theo swapped')
})

test('the block number of the shell links to the explorer', async () => {
  await page.goto('/explorer')
  await expect(page.locator('#block-number-link')).toHaveAttribute('href', /^\/explorer\/block\/\d+$/)
})

for (const width of [360, 1440])
  test(`at ${width} px in both themes the explorer passes axe, and nothing overflows`, async () => {
    await page.setViewportSize({ width, height: 800 })
    const book = addressBook()
    const dai = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? ''
    for (const [path, there] of [
      ['/explorer', 'Latest blocks'],
      [tx(await swapForDai()), 'Transfers'],
      [tx(await failingTransfer()), 'Why it failed'],
      [`/explorer/address/${FIRST}`, 'Transactions'],
      [`/explorer/token/${dai}`, 'Holders'],
      ['/explorer/block/1', 'Transactions'],
    ] as const) {
      await page.goto(path)
      await expect(card(there).locator('li, p').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await expectNoAxeViolationsInBothThemes()
    }
  })

test('the front page says so if the chain does not answer, and trying again works', async () => {
  const answerAgain = failRpc('with 502')
  await page.goto('/explorer')
  await expect(card('Latest blocks')).toContainText("The network isn't answering")
  answerAgain()
  await card('Latest blocks').getByRole('button', { name: 'Try again' }).click()
  await expect(card('Latest blocks').getByRole('listitem').first()).toBeVisible()
})

test('token pages with long amounts and names fit into 360 px', async () => {
  await page.setViewportSize({ width: 360, height: 800 })
  const book = addressBook()
  await page.goto(`/explorer/token/${book.contracts.wrappedNative}`)
  await expect(card('Pools').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
