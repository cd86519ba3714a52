// B2: opens all screens on a chain that holds the worst values contracts let strangers set.
import { readRecord } from '@musi/devchain/anvil/chainRecord'
import { genesisOf, ownBook } from '@musi/devchain/world/ownBook'
import { hostileWorld } from '@musi/devchain/testing/hostile/hostileWorld'
import { rpcRequest } from '@musi/devchain/rpc/rpcRequest'
import { NO_BROWSER, findChromium, thisMachine } from '@musi/scripts/browser/chromium'
import { type Product, startProduct } from '@musi/scripts/run/product'
import { type Browser, type Page, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visit, hostilePaths, visit } from '../testing/hostileScreens.ts'
import { waitUntilIndexed } from '../testing/waitUntilIndexed.ts'
import { connectDemo } from '../testing/steps/walletSteps.ts'

let product: Product
let browser: Browser
let page: Page
let paths: readonly string[]

beforeAll(async () => {
  product = await startProduct()
  await waitUntilIndexed(product)
  const record = readRecord(product.dataDir)
  if (record === null) throw new Error('The product has no chain of its own.')
  const request = rpcRequest(`http://${record.host}:${record.port}`)
  const world = await hostileWorld({ request, addressBook: ownBook(await genesisOf(request)) })
  await waitUntilIndexed(product, Number(await request('eth_blockNumber')))
  paths = Object.values(hostilePaths(world)).flat()
  const found = await findChromium(thisMachine(console.log), console.log, 'shell')
  if (found === null) throw new Error(NO_BROWSER)
  browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: found.sandbox })
  const context = await browser.newContext({ baseURL: product.origin, viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

async function visitAll(): Promise<readonly Visit[]> {
  const visits: Visit[] = []
  for (const path of paths) visits.push(await visit(page, path, (to) => page.goto(to)))
  return visits
}
const faultsOf = (visits: readonly Visit[]) =>
  visits.flatMap(({ path, problems }) => problems.map((each) => `${path}\n  ${each}`))
/** Enough for about two hundred paths at about a second each. */
const LONG_MS = 1_800_000

test(
  'B2: every screen renders on a hostile chain, without a wallet',
  async () => {
    expect(faultsOf(await visitAll())).toEqual([])
  },
  LONG_MS,
)

test(
  'B2: every screen renders on a hostile chain, with a wallet',
  async () => {
    await page.goto('/swap')
    await connectDemo(page)
    expect(faultsOf(await visitAll())).toEqual([])
  },
  LONG_MS,
)
