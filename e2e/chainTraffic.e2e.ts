// Needs: chain, server
// The chain requests of an open page, counted in the browser (spec: performance.chain-traffic), and wrong or missing answers.
import type { TestChain } from '@musi/devchain/testing/testChain'
import type { Page, Request } from '@playwright/test'
import { type Hex, decodeFunctionData, parseAbi } from 'viem'
import { startFaultProxy } from './testing/fault-proxy/faultProxy.ts'
import type { Fault } from './testing/fault-proxy/faultProxyFaults.ts'
import { expect, withoutSplash } from './testing/harness.ts'
import { nodeWallet } from './testing/nodeWallet.ts'
import { test } from './testing/ownChain.ts'
import { productOn } from './testing/productOn.ts'
import { mineBlocks, setAutomine } from './testing/reorgTool.ts'
import { amountOf, swapButton, tokenOf } from './testing/steps/swapSteps.ts'
import { status } from './testing/steps/walletSteps.ts'

const AGGREGATE = parseAbi([
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) payable returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[] returnData)',
])

type Call = { method: string; params: readonly unknown[] }

const shownTime = (page: Page) => page.locator('#bench-block-time')
const callsOf = (request: Request) => request.postDataJSON() as readonly Call[]
const methodsOf = (request: Request) => callsOf(request).map(({ method }) => method)

/** The liveness check is a single call, not a batch. */
const isLivenessCheck = (request: Request) => !Array.isArray(request.postDataJSON())

/** Number of calls in each aggregate of a request. */
const chunkSizes = (request: Request) =>
  callsOf(request)
    .filter(({ method }) => method === 'eth_call')
    .map(({ params }) => {
      const { data } = (params as readonly [{ data: Hex }])[0]
      return decodeFunctionData({ abi: AGGREGATE, data }).args[1].length
    })

async function latestTime({ request }: TestChain): Promise<string> {
  const { timestamp } = (await request('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
  return String(Number(timestamp))
}

const expectFresh = async (page: Page, chain: TestChain) => expect(shownTime(page)).toHaveText(await latestTime(chain))

/**
 * Mines a block with a later time than the last one; blocks mined in the same second would have
 * equal times.
 */
async function mineLater(chain: TestChain): Promise<void> {
  await chain.request('evm_increaseTime', [1])
  await mineBlocks(chain)
}

async function mineAndSee(page: Page, chain: TestChain): Promise<void> {
  await mineLater(chain)
  await expectFresh(page, chain)
}

/** Opens a page that watches this number of values, and waits until all are loaded. */
async function openWatching(page: Page, chain: TestChain, reads: number, origin = ''): Promise<void> {
  await page.goto(`${origin}/test?reads=${reads}`)
  const values = page.locator('#bench-reads li')
  await expect(values).toHaveCount(reads - 1)
  await expect(values.filter({ hasText: '…' })).toHaveCount(0)
  await mineAndSee(page, chain)
}

function rpcRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc') && !isLivenessCheck(request)) requests.push(request)
  })
  return requests
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test.beforeEach(({ page }) => withoutSplash(page))

/** Expects one request for each of three blocks, with aggregates of these sizes. */
async function expectOneRequest(page: Page, chain: TestChain, sizes: readonly number[]): Promise<void> {
  const requests = rpcRequests(page)
  for (const block of [1, 2, 3]) {
    await mineAndSee(page, chain)
    expect(requests).toHaveLength(block)
  }
  for (const request of requests) {
    expect(new Set(methodsOf(request))).toEqual(new Set(['eth_call']))
    expect(chunkSizes(request).toSorted((a, b) => b - a)).toEqual(sizes)
  }
}

test('all components together make one request per block: 501 values in two aggregates, 1750 in four', async ({
  page,
  chain,
}) => {
  for (const [reads, sizes] of [
    [501, [251, 250]],
    [1750, [438, 438, 437, 437]],
  ] as const) {
    await openWatching(page, chain, reads)
    await expectOneRequest(page, chain, sizes)
  }
})

test('500 values take one aggregate; case 63: a hidden page requests nothing, and is fresh when shown again without another block; case 64: a slow node gets at most two requests at a time, and late answers do not replace newer ones', async ({
  page,
  chain,
  request,
}) => {
  await openWatching(page, chain, 500)
  await expectOneRequest(page, chain, [500])

  await setHidden(page, true)
  const requests = rpcRequests(page)
  const before = await shownTime(page).innerText()
  await chain.request('evm_increaseTime', [20])
  await mineBlocks(chain, 20)
  // The server has announced the last block, so a page that listened would know it.
  const height = await chain.request('eth_blockNumber')
  const question = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
  await expect
    .poll(async () => ((await (await request.post('/rpc', { data: question })).json()) as { result: string }).result)
    .toBe(height)
  expect([requests.length, await shownTime(page).innerText()]).toEqual([0, before])
  await setHidden(page, false)
  await expectFresh(page, chain)
  expect(requests.length).toBeLessThanOrEqual(2)

  const open = new Map<Request, () => void>()
  // On a busy machine the page may consider the connection lost; it aborts the older request once
  // the connection is back.
  page.on('requestfailed', (aborted) => open.delete(aborted))
  await page.route('**/rpc', async (route) => {
    const sent = route.request()
    if (isLivenessCheck(sent)) return route.continue()
    const released = new Promise<void>((release) => open.set(sent, release))
    const response = await route.fetch()
    await released
    open.delete(sent)
    return route.fulfill({ response })
  })
  const number = async () => Number(await chain.request('eth_blockNumber')).toLocaleString('en')
  for (let block = 0; block < 6; block += 1) {
    await mineLater(chain)
    await expect(page.locator('#block-number-link')).toHaveText(await number())
    expect(open.size).toBeLessThanOrEqual(2)
  }
  const shownTimes = [Number(await shownTime(page).innerText())]
  // The second request is answered first, then all later ones.
  await expect.poll(() => open.size).toBe(2)
  Array.from(open.values()).at(-1)?.()
  await expect
    .poll(async () => {
      shownTimes.push(Number(await shownTime(page).innerText()))
      open.values().next().value?.()
      return String(shownTimes.at(-1))
    })
    .toBe(await latestTime(chain))
  expect(shownTimes).toEqual(shownTimes.toSorted((a, b) => a - b))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a pending transaction is checked in the same request', async ({ page, chain }) => {
  const wallet = await nodeWallet(page, chain)
  await openWatching(page, chain, 500)
  await setAutomine(chain, false)
  await page.getByLabel('Amount of ETH').first().fill('0.5')
  await page.locator('#bench-wrap').click()
  await expect(status(page)).toHaveText('1 Pending')
  // The UNI balance in the header is read once after connecting; that request is not counted.
  await expect(page.locator('#uni-pill')).toBeVisible()
  // No block includes the transaction, so the page checks it at each block.
  await chain.request('anvil_dropAllTransactions')
  await mineAndSee(page, chain)
  const requests = rpcRequests(page)
  for (const block of [1, 2, 3]) {
    await mineAndSee(page, chain)
    expect(requests).toHaveLength(block)
  }
  for (const request of requests) {
    expect(methodsOf(request)).toContain('eth_getTransactionReceipt')
    // With the account's own reads, the calls need more than one aggregate.
    expect(chunkSizes(request)).toHaveLength(2)
  }
  expect(wallet.requestCount('eth_sendTransaction')).toBe(1)
  await setAutomine(chain, true)
})

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['case 49: a batch response that lacks an answer', { kind: 'missing', index: 1 }],
  ['case 49: a batch response with one error', { kind: 'itemError', index: 0, message: 'out of luck' }],
  [
    'case 50: a single error object for the batch',
    { kind: 'body', body: '{"jsonrpc":"2.0","id":null,"error":{"code":-32005}}' },
  ],
  ['case 50: an HTML page', { kind: 'body', body: '<html>busy</html>' }],
  ['case 50: a truncated response', { kind: 'truncated' }],
  ['case 51: status 503', { kind: 'status', status: 503 }],
  ['case 51: a reset connection', { kind: 'reset' }],
]

const CALLS = { kind: 'http', method: 'eth_call' } as const

test('wrong answers are not shown, and the next block is right again; case 51: a node that stops answering is reported, and the swap recovers by itself', async ({
  browser,
  chain,
}) => {
  const proxy = await startFaultProxy(chain.rpcUrl)
  const product = await productOn(chain, proxy.wsUrl)
  // Uses another page, because the fixture's page may only contact its own product.
  const page = await browser.newPage()
  await withoutSplash(page)
  await openWatching(page, chain, 600, product.origin)
  for (const [name, fault] of FAULTS)
    await test.step(name, async () => {
      proxy.script([{ match: CALLS, fault }])
      await mineLater(chain)
      await expect.poll(() => proxy.transcript.some((one) => one.fault === fault.kind)).toBe(true)
      proxy.script([])
      await mineAndSee(page, chain)
      expect(new Set(await page.locator('#bench-reads li').allInnerTexts())).toEqual(new Set(['0']))
    })

  await nodeWallet(page, chain)
  const query = `inputCurrency=ETH&outputCurrency=${tokenOf(chain, 'DAI')}&exactAmount=1`
  await page.goto(`${product.origin}/swap?${query}`)
  await expect(status(page)).toBeVisible()
  await expect(swapButton(page)).toBeEnabled()
  await expect(page.locator('#uni-pill')).toBeVisible()
  const shown = await amountOf(page, 'output').inputValue()
  // Counts only the page's own requests, none of which asks for the chain id.
  const requestBodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc')) requestBodies.push(request.postData() ?? '')
  })

  proxy.script([{ match: CALLS, fault: { kind: 'status', status: 502 } }])
  const noLiquidity = page.locator('#swap-no-liquidity')
  const answered = page.waitForResponse('**/rpc')
  for (const _ of [1, 2, 3]) {
    await mineBlocks(chain)
    const block = Number(await chain.request('eth_blockNumber')).toLocaleString('en')
    await expect(page.locator('#block-number-link')).toContainText(block)
    await expect(noLiquidity).toHaveCount(0)
  }
  await answered
  await expect(swapButton(page)).toHaveText('Reconnecting…')
  await expect(page.locator('#swap-page output').filter({ hasText: /^Prices from block/ })).toBeVisible()
  await expect(page.getByText("The network isn't answering.")).toHaveCount(1)
  await expect(noLiquidity).toHaveCount(0)
  expect(await amountOf(page, 'output').inputValue()).toBe(shown)
  await expect(page.locator('#native-balance')).toBeVisible()
  await expect(page.locator('#uni-pill')).toBeVisible()

  proxy.script([])
  await expect(swapButton(page)).toHaveText('Swap', { timeout: 30_000 })
  await expect(swapButton(page)).toBeEnabled()
  await expect(page.locator('[data-overdue]')).toHaveCount(0)
  expect(requestBodies.filter((body) => body.includes('eth_chainId'))).toEqual([])
  expect(requestBodies.length).toBeGreaterThan(0)
  await page.close()
  await product.stop()
  await proxy.close()
})
