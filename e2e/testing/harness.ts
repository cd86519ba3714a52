// Basis of every journey: a running product of its own per worker, and a page that may not misbehave.
import { AxeBuilder } from '@axe-core/playwright'
import type { Product } from '@musi/scripts/run/product'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { workerTest } from './workerTest.ts'

type Connection = { toImpl?: (own: unknown) => { clearCache?: () => Promise<void> } | undefined }

/**
 * Between tests Playwright empties the browser's cache with all the rest, and has no option for it. What is in ours does not change (names
 * carry hashes), and without it each test fetches and compiles every script anew. If this finds no hold one day, tests are slower again.
 */
function keepCache(context: BrowserContext): void {
  const connection = Reflect.get(context, '_connection') as Connection | undefined
  const own = connection?.toImpl?.(context)
  if (own !== undefined) own.clearCache = async () => undefined
}

export { expect }

/** `at`: what was asked for, where something was. */
type Trouble = { kind: 'console' | 'exception' | 'outside' | 'policy'; text: string; at?: string }

/** An account without a claim is answered 404 (spec: claims.request), and browsers write every 404 down. */
const isNoClaim = (url: string, text: string) => url.includes('/claims/') && text.includes('404 (Not Found)')

/** The specification has these logged whenever a transaction would fail (spec: sending.logged-only). */
const SPECIFIED =
  /^(This transaction would fail\. Please contact support\.|Unexpected error\. Please contact support: )/

/** Everything that a page of ours must never do in normal use. */
function watch(page: Page, origin: string): Trouble[] {
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
  unpermitted: undefined
  troubles: Trouble[]
  allow: (pattern: RegExp) => void
}>({
  product: async ({ plainProduct }, use) => use(plainProduct),
  /** For tests that hold the clock: it survives now and then in a context that goes from test to test (playwright.config.ts). */
  ownContext: [false, { option: true }],
  context: async ({ browser, context, ownContext }, use) => {
    if (!ownContext) return use(context)
    const own = await browser.newContext()
    await use(own)
    await own.close()
  },
  /** Permissions alone would go with a context to the next test. */
  unpermitted: [
    async ({ context }, use) => {
      keepCache(context)
      await context.clearPermissions()
      await use(undefined)
      await endRoutes(context)
    },
    { auto: true },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  troubles: async ({ page, product }, use) => use(watch(page, product.origin)),
  /** A test that provokes an error names it; any other error still fails the test. */
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
  // Colours in mid-animation are not what anybody sees, so wait for short ones. Countdowns are checked while they run.
  await page.evaluate(async () => {
    const isShort = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0) <= 1000
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && isShort(one))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  // Only what is in several frames needs a further page, where what was found in each is put together; and a page keeps its axe.
  const isOneFrame = page.frames().length === 1
  const isThere = isOneFrame && (await page.evaluate(() => 'axe' in window))
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .include(part)
    .setLegacyMode(isOneFrame)
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Leaves the welcome splash out of tests that are not about it. */
export async function withoutSplash(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
}
