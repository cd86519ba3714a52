import { REMOTE_HOSTS } from '@musi/chain/wallet/remote/remoteHosts'
import type { Config } from '../config/config.ts'

type Source = 'connect' | 'frame' | 'img' | 'style'
export type PageSources = Readonly<Record<Source, readonly string[]>>

export type WalletSwitches = Pick<
  Config,
  'walletConnectProjectId' | 'walletConnectRelayUrl' | 'coinbaseWallet' | 'fortmaticKey'
>

/** What each wallet that is switched on adds to the policy of the page. */
export function walletSources(config: WalletSwitches): PageSources {
  const { walletConnect, coinbase, fortmatic } = REMOTE_HOSTS
  const withWalletConnect = config.walletConnectProjectId !== null
  const withFortmatic = config.fortmaticKey !== null
  return {
    connect: [
      ...(withWalletConnect ? [new URL(config.walletConnectRelayUrl).origin] : []),
      ...(config.coinbaseWallet ? coinbase.connect : []),
    ],
    frame: [...(withWalletConnect ? [walletConnect.frame] : []), ...(withFortmatic ? [fortmatic.frame] : [])],
    img: withFortmatic ? [fortmatic.image] : [],
    style: config.coinbaseWallet ? coinbase.styles.map((hash) => `'${hash}'`) : [],
  }
}
