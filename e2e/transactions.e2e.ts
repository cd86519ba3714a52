// Needs: wallet, chain
// Transactions on a chain that mines on demand and can reorg, in two tabs, over a reload and hours later. Single screens:
// apps/web/src/workshop/bench, WrapBench.screen.test.tsx. Chain requests: chainTraffic.e2e.ts.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page } from '@playwright/test'
import { expect, withoutSplash } from './testing/harness.ts'
import { type NodeWallet, nodeWallet } from './testing/nodeWallet.ts'
import { test as base } from './testing/ownChain.ts'
import { transactionFields, mineBlocks, setAutomine, outbid, reorganise, resendable } from './testing/reorgTool.ts'
import { FIRST, status, openTransactions } from './testing/steps/walletSteps.ts'
import { popup } from './testing/steps/swapSteps.ts'

const SEND = 'eth_sendTransaction'

const test = base.extend<{ wallet: NodeWallet }>({
  wallet: [
    async ({ page, chain }, use) => {
      await withoutSplash(page)
      await use(await nodeWallet(page, chain))
    },
    { auto: true },
  ],
})
// This is the longest file, so its tests are divided among the workers.
test.describe.configure({ mode: 'parallel' })

const wrapButton = (page: Page) => page.locator('#bench-wrap')
const amount = (page: Page) => page.getByLabel('Amount of ETH').first()
const result = (page: Page) => page.locator('#bench-wrap-result')
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Transactions' })

async function openBench(page: Page): Promise<void> {
  await page.goto('/test')
  await expect(status(page)).toBeVisible()
  await amount(page).fill('0.5')
  await expect(wrapButton(page)).toBeEnabled()
}

const height = async ({ request }: TestChain) => Number(await request('eth_blockNumber'))

/** Waits for a pending transaction and returns its hash. */
async function pendingHash({ request }: TestChain): Promise<string> {
  const pending = async () =>
    ((await request('eth_getBlockByNumber', ['pending', false])) as { transactions: string[] }).transactions
  await expect.poll(async () => (await pending()).length).toBeGreaterThan(0)
  return (await pending()).at(-1) ?? ''
}

/** Sends a transaction that stays pending, and returns its hash. */
async function sendPending(page: Page, chain: TestChain): Promise<string> {
  await setAutomine(chain, false)
  await openBench(page)
  await wrapButton(page).click()
  await expect(status(page)).toHaveText('1 Pending')
  return pendingHash(chain)
}

test('a transaction is listed as pending until a popup reports it as done; its hash is not searched for once the wallet has answered', async ({
  page,
  chain,
}) => {
  // Searching then would mistake a speed-up for a second transaction.
  const lookedFor: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"params":["pending",true]') === true) lookedFor.push(request.url())
  })
  const hash = await sendPending(page, chain)
  await expect(result(page)).toHaveText('Sent. It is in your list of transactions.')
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Wrap 0.5 ETH to WETH')
  await expect(popup(page).getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute(
    'href',
    `/explorer/tx/${hash}`,
  )
  await expect(status(page)).not.toContainText('Pending')
  await popup(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(popup(page)).toHaveCount(0)
  await openTransactions(page)
  await expect(recent(page).getByRole('link')).toHaveAttribute('href', `/explorer/tx/${hash}`)
  await expect(recent(page).getByRole('listitem')).toContainText('Done')
  await recent(page).getByRole('button', { name: '(clear all)' }).click()
  await expect(page.getByText('Your transactions will appear here...')).toBeVisible()
  expect(lookedFor).toEqual([])
})

test('case 61: a reorg of depth 3 removes a transaction’s outcome, which then returns', async ({ page, chain }) => {
  const hash = await sendPending(page, chain)
  const resent = await resendable(chain, hash)
  await mineBlocks(chain, 3)
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
  await expect(status(page)).not.toContainText('Pending')
  await reorganise(chain, 3)
  await expect(status(page)).toHaveText('1 Pending')
  await expect(popup(page)).toHaveCount(0)
  await outbid(chain, resent)
  await mineBlocks(chain)
  await expect(status(page)).not.toContainText('Pending')
  await expect(popup(page)).toHaveCount(1)
})

test('case 71: a page left before the wallet answers finds its transaction when reopened', async ({
  page,
  chain,
  wallet,
}) => {
  await setAutomine(chain, false)
  wallet.next(SEND, { does: 'late', until: new Promise(() => undefined) })
  await openBench(page)
  await wrapButton(page).click()
  await pendingHash(chain)
  await page.reload()
  await expect(status(page)).toHaveText('1 Pending')
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
  expect(wallet.requestCount(SEND)).toBe(1)
})

/** Starts counting the calls of each method and their HTTP requests. */
function countCalls(page: Page) {
  const callCounts: Record<string, number> = {}
  const bodies: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/rpc')) return
    const body = request.postData() ?? '[]'
    bodies.push(body)
    for (const [, method = ''] of body.matchAll(/"method":"(\w+)"/g)) callCounts[method] = (callCounts[method] ?? 0) + 1
  })
  return { callCounts, bodies }
}

/** Mines one block, and waits until the page has seen it. */
async function mineAndSee(page: Page, chain: TestChain): Promise<void> {
  await mineBlocks(chain)
  await expect(page.locator('#block-number-link')).toHaveText((await height(chain)).toLocaleString('en'))
}

test('case 70: a page with a thousand pending transactions starts, and checks at most a hundred per block', async ({
  page,
  chain,
  wallet,
}) => {
  const key = `musi.transactions.31337.${chain.genesisHash}`
  await openBench(page)
  await page.evaluate(
    ([name, from]) => {
      const records = Array.from({ length: 1000 }, (_, at) => ({
        id: `0x${at.toString(16).padStart(64, '0')}`,
        idIs: 'hash',
        from,
        nonce: 5000 + at,
        call: { to: from, data: '0x', value: '5' },
        action: { kind: 'stake' },
        addedAtMs: Date.now(),
        lastCheckedBlock: null,
        mined: null,
        verified: 'same',
        missing: false,
      }))
      localStorage.setItem(String(name), JSON.stringify({ version: 1, data: { records, unfinished: [] } }))
    },
    [key, FIRST],
  )
  const { callCounts, bodies } = countCalls(page)
  await page.reload()
  await expect(status(page)).toHaveText('1000 Pending')
  await expect.poll(() => callCounts['eth_getTransactionReceipt']).toBe(100)
  for (let at = 0; at < 3; at += 1) {
    const before = callCounts['eth_getTransactionReceipt'] ?? 0
    bodies.length = 0
    await mineAndSee(page, chain)
    await expect.poll(() => callCounts['eth_getTransactionReceipt'] ?? 0).toBe(before + 100)
    // Counts only this kind, because on a busy machine a late request of another kind may fall into
    // this block.
    expect(bodies.filter((body) => body.includes('eth_getTransactionReceipt')).length).toBeLessThanOrEqual(3)
  }
  expect(wallet.requestCount(SEND)).toBe(0)
})

test('case 61: a transaction that fails after a reorg is shown as failed, and balances are read again', async ({
  page,
  chain,
}) => {
  const { wrappedNative } = chain.addressBook.contracts
  await setAutomine(chain, false)
  await openBench(page)
  await amount(page).fill('2000')
  const balance = page.locator('#native-balance')
  const shownBalance = async () => Number((await balance.innerText()).split(' ')[0]?.replaceAll(',', ''))
  await expect.poll(shownBalance).toBeGreaterThan(2000)
  const before = await shownBalance()
  await wrapButton(page).click()
  await expect(status(page)).toHaveText('1 Pending')
  const hash = await pendingHash(chain)
  const fields = await transactionFields(chain, hash)
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Done:')
  await expect.poll(shownBalance).toBeLessThan(before - 1900)
  await reorganise(chain, 1)
  await expect(status(page)).toHaveText('1 Pending')
  await expect.poll(shownBalance).toBe(before)
  const code = await chain.request('eth_getCode', [wrappedNative, 'latest'])
  await chain.request('anvil_setCode', [wrappedNative, '0xfe'])
  expect(await chain.request('eth_sendTransaction', [fields])).toBe(hash)
  await mineBlocks(chain)
  await expect(popup(page)).toContainText('Failed:')
  await expect(popup(page)).toHaveCount(1)
  // Only the fee is gone.
  await expect.poll(shownBalance).toBeGreaterThan(before - 10)
  await openTransactions(page)
  await expect(recent(page).getByRole('listitem')).toContainText('It failed on the chain.')
  await chain.request('anvil_setCode', [wrappedNative, code])
})

test('case 43: a wallet that disconnects during a request gets no second one when it reconnects, and its late answer counts', async ({
  page,
  wallet,
}) => {
  const { promise: until, resolve } = Promise.withResolvers<void>()
  await openBench(page)
  wallet.next(SEND, { does: 'late', until })
  await wrapButton(page).click()
  await expect.poll(() => wallet.requestCount(SEND)).toBe(1)
  wallet.disconnect()
  await page.locator('#web3-status-error').click()
  await page.getByRole('button', { name: 'Connect again' }).click()
  await expect(status(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await amount(page).press('Enter')
  resolve()
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
  expect(wallet.requestCount(SEND)).toBe(1)
  await status(page).click()
  await expect(recent(page).getByRole('listitem')).toHaveCount(1)
})

test('case 112: the buttons refuse with a message while sending is switched off, and work again once it is on', async ({
  page,
  product,
  wallet,
}) => {
  await openBench(page)
  const off = join(product.dataDir, 'writes-off')
  const banner = page.getByText('Sending is switched off here for now.')
  writeFileSync(off, '')
  try {
    await expect(banner).toBeVisible({ timeout: 30_000 })
    await wrapButton(page).click()
    await expect(result(page)).toHaveText(
      'Transactions are switched off at the moment. Nothing was signed. Try again later.',
    )
    expect(wallet.requestCount(SEND)).toBe(0)
  } finally {
    rmSync(off)
  }
  await expect(banner).toHaveCount(0, { timeout: 30_000 })
  await wrapButton(page).click()
  await expect(popup(page)).toContainText('Wrap 0.5 ETH')
})

test.describe('a transaction hours later', () => {
  test.use({ ownContext: true })

  test('case 68: is shown as dropped after an hour, and can be cleared by hand', async ({ page, chain }) => {
    await page.clock.install()
    const hash = await sendPending(page, chain)
    await chain.request('anvil_dropTransaction', [hash])
    await openTransactions(page)
    await expect(recent(page).getByRole('button', { name: 'Clear', exact: false })).toHaveCount(1)
    await page.clock.fastForward('01:01:00')
    await mineBlocks(chain, 10)
    await page.clock.fastForward('00:31')
    await expect(recent(page).getByRole('listitem')).toContainText('The network no longer knows this transaction.')
    await recent(page).getByRole('button', { name: 'Clear from this list: Wrap 0.5 ETH to WETH' }).click()
    await expect(page.getByText('Your transactions will appear here...')).toBeVisible()
  })

  test('case 47: stays pending if a smart wallet returned a hash that is never mined, and is checked rarely', async ({
    page,
    chain,
    wallet,
  }) => {
    await page.clock.install()
    wallet.next(SEND, { does: 'lie', answer: `0x${'5afe'.repeat(16)}` })
    await openBench(page)
    await wrapButton(page).click()
    await expect(status(page)).toHaveText('1 Pending')
    await page.clock.fastForward('03:00:00')
    await mineAndSee(page, chain)
    const { callCounts } = countCalls(page)
    for (let at = 0; at < 20; at += 1) await mineAndSee(page, chain)
    expect(callCounts['eth_getTransactionReceipt'] ?? 0).toBeLessThanOrEqual(3)
    await expect(status(page)).toHaveText('1 Pending')
    await openTransactions(page)
    await expect(recent(page).getByRole('listitem')).toContainText('Waiting')
  })
})
