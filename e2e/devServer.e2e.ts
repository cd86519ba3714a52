// Needs: server
// `npm run dev`: Vite's /parts page works with a server behind it. The server alone: devServer.test.ts.
import { freePort } from '@musi/devchain/anvil/anvilProcess'
import { expect } from '@playwright/test'
import { withoutSplash } from './testing/harness.ts'
import { startParts } from './testing/partsServer.ts'
import { productOn } from './testing/productOn.ts'
import { workerTest as test } from './testing/workerTest.ts'

test.beforeEach(({ page }) => withoutSplash(page))

test('a dev server serves the configuration, lists and chain of the server behind it', async ({ page, chain }) => {
  const serverPort = await freePort(0)
  const pagePort = await freePort(0)
  if (serverPort === null || pagePort === null) throw new Error('There is no free port.')
  const server = `http://127.0.0.1:${serverPort}`
  const origin = `http://127.0.0.1:${pagePort}`
  const product = await productOn(chain, chain.wsUrl, {
    MUSI_PORT: String(serverPort),
    MUSI_PUBLIC_ORIGIN: `${origin},${server}`,
  })
  const parts = await startParts({ server, port: pagePort })
  await page.goto(parts.address)
  await page.locator('#select-token').click({ timeout: 60_000 })
  await expect(page.locator('#currency-search-selected-list-name')).toHaveText('Musi Tokens', { timeout: 60_000 })
  // Only the chain has this address, so it proves which chain answered.
  const { book } = (await (await page.request.get(`${server}/config`, { maxRetries: 2 })).json()) as {
    book: { pools: { pair: string }[] }
  }
  await page.locator('#token-search-input').fill(book.pools[0]?.pair ?? '')
  await expect(page.locator('#token-select').getByText('Found by address')).toBeVisible({ timeout: 60_000 })
  parts.stop()
  await product.stop()
})
