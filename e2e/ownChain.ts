// A product on a chain that the test itself has in hand: it says when blocks come, and takes them back.
import { test as base } from './harness.ts'

export const test = base.extend({
  product: async ({ chainProduct }, use) => use(chainProduct),
})
