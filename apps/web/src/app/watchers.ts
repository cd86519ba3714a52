import { watchHeads } from '../platform/session/chain/heads.ts'
import { config } from '../platform/page/config/config.ts'
import { watchHistory } from '../platform/page/navigation/currentLocation.ts'
import { watchTheme } from '../platform/page/theme/theme.ts'
import { watchReceipts } from '../platform/session/transactions/receipts/receiptWatcher.ts'
import { watchTrouble } from '../platform/page/trouble/trouble.ts'
import { watchWallet } from '../platform/session/wallet/wallet.ts'

/** Well after the first load, which has until then to be on the screen (quality/performance.md). */
const LATER_MS = 1500

/** Everything that listens for as long as the page lives, begun once, in this order. */
export function startWatching(): void {
  // First: nothing else has touched the wallets of the page yet.
  watchWallet()
  watchTrouble()
  watchHistory()
  watchTheme()
  watchHeads()
  watchReceipts()
  void afterTheFirstPaint()
}

/** What nobody waits for. If a file of it does not come, the page goes on without. */
async function afterTheFirstPaint(): Promise<void> {
  const { reports } = config()
  await new Promise((resolve) => setTimeout(resolve, LATER_MS))
  const parts = [
    import('../platform/page/trouble/selfTest.ts').then(({ selfTest }) => selfTest()),
    import('../platform/tokens/token-lists/listWatcher.ts').then(({ watchLists }) => watchLists()),
  ]
  if (reports.analytics || reports.errors)
    parts.push(import('../platform/page/analytics/watchPage.ts').then(({ watchPage }) => watchPage()))
  await Promise.allSettled(parts)
}
