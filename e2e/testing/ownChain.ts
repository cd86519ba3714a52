// A product on a chain that the test controls: it mines blocks and reverts them.
import { markChain } from '@musi/chain/testing/markChain'
import type { BrowserContext } from '@playwright/test'
import { test as base, endRoutes } from './harness.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

/** Leaves all pages, because an open page would log failed requests when its block is reverted. */
async function leavePages(context: BrowserContext): Promise<void> {
  await endRoutes(context)
  const [first, ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  // Opens one of our files, because the scripts that journeys add to each page need storage.
  await first?.goto('/lists/default.json').catch(() => first.close())
}

/** Each test starts on the restored chain, once the server has seen it. */
export const test = base.extend<{ settledChain: undefined }>({
  product: async ({ chainProduct }, use) => use(chainProduct),
  settledChain: [
    async ({ context, chain, chainProduct }, use) => {
      const takeBack = await markChain(chain.request)
      await use(undefined)
      await leavePages(context)
      await waitUntilIndexed(chainProduct, await takeBack())
    },
    { auto: true },
  ],
})
