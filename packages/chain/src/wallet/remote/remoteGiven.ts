import type { Chain } from '../../chainTable.ts'
import type { RemotePage } from './remotePage.ts'

/** What every wallet that lives elsewhere is opened with. */
export type RemoteGiven = {
  chain: Chain
  /** Our own /rpc in full: what such a wallet's code asks the chain goes there and nowhere else. */
  rpcUrl: string
  page: RemotePage
  config: {
    walletConnectProjectId: string | null
    walletConnectRelayUrl: string
    coinbase: boolean
    fortmaticKey: string | null
  }
  /** What the wallet's camera is to read; null: not any more. */
  showUri: (uri: string | null) => void
  /** The wallet shows a layer of its own over the page: what is on top of it must go. */
  overlayReady: () => void
}
