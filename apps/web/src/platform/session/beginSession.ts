import { watchHistory } from '../page/navigation/currentLocation.ts'
import { watchTheme } from '../page/theme/theme.ts'
import { watchTrouble } from '../page/trouble/trouble.ts'
import { openReads } from './chain/chainReads.ts'
import { watchHeads } from './chain/heads.ts'
import { watchReceipts } from './transactions/receipts/watchReceipts.ts'
import { watchWallet } from './wallet/wallet.ts'

/**
 * Starts everything that listens while the page is open, once, in this order. Its only inputs are
 * the configuration in the document, the answers of its own origin, the wallets in the window, and
 * browser storage. Tests replace these, begin the same session, and end it with `leavePage`.
 */
export function beginSession(): void {
  // Comes first, before anything else can touch the wallets of the page.
  watchWallet()
  watchTrouble()
  watchHistory()
  watchTheme()
  openReads()
  watchHeads()
  watchReceipts()
}
