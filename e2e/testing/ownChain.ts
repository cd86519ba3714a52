// A product on a chain that the test itself has in hand: it says when blocks come, and takes them back.
import { markChain } from '@musi/chain/testing/markChain'
import type { BrowserContext } from '@playwright/test'
import { test as base, endRoutes } from './harness.ts'
import { waitUntilIndexed } from './waitUntilIndexed.ts'

/** A page that were still there would ask at a block that is taken back under it, and say that it failed. */
async function leavePages(context: BrowserContext): Promise<void> {
  await endRoutes(context)
  const [first, ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  // A file of ours: what journeys put into each page needs its storage.
  await first?.goto('/lists/default.json').catch(() => first.close())
}

/** Each on the chain as it was, of which the server knows. */
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
