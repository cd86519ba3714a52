import type { BrowserContext } from '@playwright/test'

type Connection = { toImpl?: (own: unknown) => { clearCache?: () => Promise<void> } | undefined }

/**
 * Between tests Playwright empties the browser's cache with all the rest, and has no option for it. What is in ours does not change (names
 * carry hashes), and without it each test fetches and compiles every script anew. If this finds no hold one day, tests are slower again.
 */
export function keepCache(context: BrowserContext): void {
  const connection = Reflect.get(context, '_connection') as Connection | undefined
  const own = connection?.toImpl?.(context)
  if (own !== undefined) own.clearCache = async () => undefined
}
