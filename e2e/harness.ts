// What every journey stands on: a running product of its own per worker, and a page that may not misbehave.
import { AxeBuilder } from '@axe-core/playwright'
import { type Product, startProduct } from '@musi/scripts/product'
import { type Page, test as base, expect } from '@playwright/test'

export { expect }

type Trouble = { kind: 'console' | 'exception' | 'outside' | 'policy'; text: string }

/** An account without a claim is answered 404 (exchange.md §7), and browsers write every 404 down. */
const isNoClaim = (url: string, text: string) => url.includes('/claims/') && text.includes('404 (Not Found)')

/** Everything that a page of ours must never do in normal use. */
function watch(page: Page, origin: string): Trouble[] {
  const troubles: Trouble[] = []
  page.on('console', (message) => {
    const kind = message.text().includes('Content Security Policy') ? 'policy' : 'console'
    if (isNoClaim(message.location().url, message.text())) return
    if (message.type() === 'error' || kind === 'policy') troubles.push({ kind, text: message.text() })
  })
  page.on('pageerror', (error) => troubles.push({ kind: 'exception', text: String(error) }))
  page.on('request', (request) => {
    const { protocol } = new URL(request.url())
    if (protocol.startsWith('http') && new URL(request.url()).origin !== origin) {
      troubles.push({ kind: 'outside', text: request.url() })
    }
  })
  return troubles
}

export const test = base.extend<{ troubles: Trouble[]; allow: (pattern: RegExp) => void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  troubles: async ({ page, product }, use) => use(watch(page, product.origin)),
  /** A test that provokes trouble names what it expects; all else still fails it. */
  allow: [
    async ({ troubles }, use) => {
      const allowed: RegExp[] = []
      await use((pattern) => allowed.push(pattern))
      expect(troubles.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Of the whole page, or of one part of it. */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Leaves the welcome splash out of tests that are not about it. */
export async function withoutSplash(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
}
