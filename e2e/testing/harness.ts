// The fixtures of every journey: a running product for each worker, and a page whose errors fail the test.
import { AxeBuilder } from '@axe-core/playwright'
import type { Product } from '@musi/scripts/run/product'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { workerTest } from './workerTest.ts'

type Connection = { toImpl?: (own: unknown) => { clearCache?: () => Promise<void> } | undefined }

/**
 * Stops Playwright from emptying the browser's cache between tests, for which it has no option. Our cached files never change
 * (their names have hashes), and otherwise each test would fetch and compile every script again. If Playwright's internals
 * change, this does nothing and tests get slower.
 */
function keepCache(context: BrowserContext): void {
  const connection = Reflect.get(context, '_connection') as Connection | undefined
  const implementation = connection?.toImpl?.(context)
  if (implementation !== undefined) implementation.clearCache = async () => undefined
}

export { expect }

/** `at`: the URL in a console message. */
type Trouble = { kind: 'console' | 'exception' | 'outside' | 'policy'; text: string; at?: string }

/** Requests for an account without a claim get a 404 (spec: claims.request), and browsers log every 404. */
const isNoClaim = (url: string, text: string) => url.includes('/claims/') && text.includes('404 (Not Found)')

/** Messages that the page must log if a transaction would fail (spec: sending.logged-only). */
const SPECIFIED =
  /^(This transaction would fail\. Please contact support\.|Unexpected error\. Please contact support: )/

/** Collects everything that our pages must never do in normal use. */
function watchTroubles(page: Page, origin: string): Trouble[] {
  const troubles: Trouble[] = []
  page.on('console', (message) => {
    const kind = message.text().includes('Content Security Policy') ? 'policy' : 'console'
    if (isNoClaim(message.location().url, message.text()) || SPECIFIED.test(message.text())) return
    if (message.type() === 'error' || kind === 'policy')
      troubles.push({ kind, text: message.text(), at: message.location().url })
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

/** Routes still answering after a test can only fail, so they are removed. */
export async function endRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
}

export const test = workerTest.extend<{
  product: Product
  ownContext: boolean
  resetContext: undefined
  troubles: Trouble[]
  allow: (pattern: RegExp) => void
}>({
  product: async ({ plainProduct }, use) => use(plainProduct),
  /** For tests that stop the clock, because a reused context sometimes keeps it stopped (playwright.config.ts). */
  ownContext: [false, { option: true }],
  context: async ({ browser, context, ownContext }, use) => {
    if (!ownContext) return use(context)
    const own = await browser.newContext()
    await use(own)
    await own.close()
  },
  /** A reused context would keep its permissions and routes for the next test. */
  resetContext: [
    async ({ context }, use) => {
      keepCache(context)
      await context.clearPermissions()
      await use(undefined)
      await endRoutes(context)
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  troubles: async ({ page, product }, use) => use(watchTroubles(page, product.origin)),
  /** Lets a test name the errors that it provokes; any other error still fails the test. */
  allow: [
    async ({ troubles }, use) => {
      const allowed: RegExp[] = []
      await use((pattern) => allowed.push(pattern))
      expect(troubles.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Checks the whole page, or one part. Both themes and every state of a screen are checked by its component tests. */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  // Waits for short animations, because axe would measure colours in mid-animation. Countdowns are checked while they run.
  await page.evaluate(async () => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  // Only a page with several frames needs axe's extra page, which merges their results. Axe stays loaded in a page.
  const isOneFrame = page.frames().length === 1
  const isAxeLoaded = isOneFrame && (await page.evaluate(() => 'axe' in window))
  const { violations } = await new AxeBuilder(isAxeLoaded ? { page, axeSource: ';' } : { page })
    .include(part)
    .setLegacyMode(isOneFrame)
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Skips the welcome splash, for tests that are not about it. */
export async function withoutSplash(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
}
