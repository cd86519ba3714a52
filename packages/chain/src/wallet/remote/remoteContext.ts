import type { Chain } from '../../chains/chainTable.ts'
import type { PageWindow } from './listenToOrigin.ts'

/** Everything needed to open a remote wallet. */
export type RemoteContext = {
  chain: Chain
  /** The full URL of our own /rpc, the only endpoint for the chain reads of a wallet's code. */
  rpcUrl: string
  page: PageWindow
  config: {
    walletConnectProjectId: string | null
    walletConnectRelayUrl: string
    coinbase: boolean
    fortmaticKey: string | null
  }
  /** Shows the URI that the wallet's camera scans; null hides it. */
  showUri: (uri: string | null) => void
  /** The wallet shows an overlay of its own, so our dialog on top of it must close. */
  onOverlayReady: () => void
}
