import { watchHistory } from '../page/navigation/currentLocation.ts'
import { watchTheme } from '../page/theme/theme.ts'
import { watchTrouble } from '../page/trouble/trouble.ts'
import { watchHeads } from './chain/heads.ts'
import { watchReceipts } from './transactions/receipts/receiptWatcher.ts'
import { watchWallet } from './wallet/wallet.ts'

/**
 * Everything that listens for as long as the page is open, begun once, in this order. What it lives on stands at the page's borders: the
 * configuration in the document, the answers of its own origin, the wallets in the window, and what the browser keeps. A test
 * puts its own there, begins the same session, and leaves it with `leavePage`.
 */
export function beginSession(): void {
  // First: nothing else has touched the wallets of the page yet.
  watchWallet()
  watchTrouble()
  watchHistory()
  watchTheme()
  watchHeads()
  watchReceipts()
}
