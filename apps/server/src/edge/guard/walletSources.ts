import { REMOTE_HOSTS } from '@musi/chain/wallet/remote/remoteHosts'
import type { Config } from '#platform/config/config.ts'

type CspDirective = 'connect' | 'frame' | 'img' | 'style'
export type CspSources = Readonly<Record<CspDirective, readonly string[]>>

export type WalletSwitches = Pick<
  Config,
  'walletConnectProjectId' | 'walletConnectRelayUrl' | 'coinbaseWallet' | 'fortmaticKey'
>

/** Sources each enabled wallet adds to the Content-Security-Policy header. */
export function walletSources(config: WalletSwitches): CspSources {
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
