import { watchHeads } from '../platform/chain/heads.ts'
import { watchHistory } from '../platform/navigation/currentLocation.ts'
import { watchTheme } from '../platform/theme/theme.ts'
import { watchTrouble } from '../platform/trouble/trouble.ts'

declare global {
  interface Window {
    ethereum?: { autoRefreshOnNetworkChange?: boolean }
  }
}

/** Everything that listens for as long as the page lives, begun once, in this order. */
export function startWatching(): void {
  watchTrouble()
  watchHistory()
  watchTheme()
  // Old wallets reload the page when their network changes, unless told not to (decisions.md §1).
  if (window.ethereum) window.ethereum.autoRefreshOnNetworkChange = false
  watchHeads()
}
