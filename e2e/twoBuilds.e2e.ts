// Needs: load, server
// During an upgrade, servers with different builds are behind one address.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WEB_DIST } from '@musi/scripts/run/webBuild'
import type { Browser } from '@playwright/test'
import { expect } from './testing/harness.ts'
import { otherBuild } from './testing/otherBuild.ts'
import { productOn } from './testing/productOn.ts'
import { startRoundRobin } from './testing/roundRobin.ts'
import { workerTest as test } from './testing/workerTest.ts'

const isLong = process.env['MUSI_LONG'] === '1'
const LOADS = isLong ? 50 : 6
const PATHS = ['/swap', '/music', '/pool', '/charts', '/nft']

const assetsOf = (dist: string) => new Set(readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js')))

/** Loads a page with an empty cache, and returns the addresses of its files that were refused. */
async function load(browser: Browser, address: string): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && pathname.startsWith('/assets/')) refused.push(`${response.status()} ${pathname}`)
  })
  await page.goto(address)
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('This part did not load')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', /./)
  await context.close()
  return refused
}

test(`case 110: ${LOADS} loads from two builds behind one address: no page stays blank, and no file is refused`, async ({
  browser,
  chain,
}) => {
  test.setTimeout(isLong ? 900_000 : 240_000)
  const dist = await otherBuild()
  const [own, other] = [assetsOf(WEB_DIST), assetsOf(dist)]
  expect([...own].filter((name) => other.has(name)).length).toBeLessThan(own.size / 2)
  const folder = mkdtempSync(join(tmpdir(), 'musi-two-builds-'))
  const balancer = await startRoundRobin()
  const env = { MUSI_OBJECTS_DIR: folder, MUSI_PUBLIC_ORIGIN: balancer.origin }
  const products = await Promise.all([
    productOn(chain, chain.rpcUrl, env),
    productOn(chain, chain.rpcUrl, { ...env, OTHER_WEB_DIST: dist }, 'e2e/testing/otherBuildMain.ts'),
  ])
  balancer.use(products.map(({ port }) => port))
  for (let at = 0; at < LOADS; at += 1)
    expect(await load(browser, `${balancer.origin}${PATHS[at % PATHS.length]}`)).toEqual([])
  balancer.close()
  for (const product of products) await product.stop()
  rmSync(folder, { recursive: true })
})
