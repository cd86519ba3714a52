// Parts of this file run in the page.
/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/**
 * Difference of the page's clock from ours, estimated from half of the fastest round trip.
 */
export async function clockDifferenceMs(page: Page): Promise<number> {
  let best = { tookMs: Infinity, aheadMs: 0 }
  for (let round = 0; round < 20; round += 1) {
    const since = performance.now()
    const pageClock = await page.evaluate(() => performance.now())
    const tookMs = performance.now() - since
    if (tookMs < best.tookMs) best = { tookMs, aheadMs: pageClock - (since + tookMs / 2) }
  }
  return best.aheadMs
}
