// Needs: chain, server
// A node that stops answering calls while its new blocks still arrive, seen through the whole product.
import { startFaultProxy } from './faultProxy.ts'
import { expect, withoutSplash } from './harness.ts'
import { nodeWallet } from './nodeWallet.ts'
import { test } from './ownChain.ts'
import { productOn } from './productOn.ts'
import { mine } from './reorgTool.ts'
import { amountOf, swapButton, tokenOf } from './swapDeeds.ts'
import { status } from './walletDeeds.ts'

const CALLS = { kind: 'http', method: 'eth_call' } as const

test('case 51: a node that no longer answers calls is told, nothing is denied, and the swap comes back by itself', async ({
  browser,
  chain,
}) => {
  const proxy = await startFaultProxy(chain.rpcUrl)
  const product = await productOn(chain, proxy.wsUrl)
  // Not the test's own page: that one may speak to its own product only.
  const page = await browser.newPage()
  await withoutSplash(page)
  await nodeWallet(page, chain)
  const query = `inputCurrency=ETH&outputCurrency=${tokenOf(chain, 'DAI')}&exactAmount=1`
  await page.goto(`${product.origin}/swap?${query}`)
  await expect(status(page)).toBeVisible()
  await expect(swapButton(page)).toBeEnabled()
  await expect(page.locator('#uni-pill')).toBeVisible()
  const shown = await amountOf(page, 'output').inputValue()
  // What the page asks of the node, and nobody else: the page does not ask which chain it is.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc')) asked.push(request.postData() ?? '')
  })

  proxy.script([{ match: CALLS, fault: { kind: 'status', status: 502 } }])
  const lie = page.locator('#swap-no-liquidity')
  const answered = page.waitForResponse('**/rpc')
  for (const _ of [1, 2, 3]) {
    await mine(chain)
    const block = Number(await chain.request('eth_blockNumber')).toLocaleString('en')
    await expect(page.locator('#block-number-link')).toContainText(block)
    await expect(lie).toHaveCount(0)
  }
  await answered
  await expect(swapButton(page)).toHaveText('Reconnecting…')
  await expect(page.locator('#swap-page output').filter({ hasText: /^Prices from block/ })).toBeVisible()
  await expect(page.getByText("The network isn't answering.")).toHaveCount(1)
  await expect(lie).toHaveCount(0)
  expect(await amountOf(page, 'output').inputValue()).toBe(shown)
  await expect(page.locator('#native-balance')).toBeVisible()
  await expect(page.locator('#uni-pill')).toBeVisible()

  proxy.script([])
  await expect(swapButton(page)).toHaveText('Swap', { timeout: 30_000 })
  await expect(swapButton(page)).toBeEnabled()
  await expect(page.locator('[data-overdue]')).toHaveCount(0)
  expect(asked.filter((body) => body.includes('eth_chainId'))).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
  await page.close()
  await product.stop()
  await proxy.close()
})
