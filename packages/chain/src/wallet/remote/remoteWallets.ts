import type { OpenWallet } from '../connection.ts'
import type { ConnectorKey } from '../connectors.ts'
import type { RemoteGiven } from './remoteGiven.ts'

/** The wallets that live elsewhere and are set up here; the code of each comes when it is chosen. */
export function remoteWallets(given: RemoteGiven): Readonly<Partial<Record<ConnectorKey, OpenWallet>>> {
  const { walletConnectProjectId, walletConnectRelayUrl: relayUrl, coinbase, fortmaticKey } = given.config
  return {
    ...(walletConnectProjectId === null
      ? {}
      : {
          WALLET_CONNECT: async () => {
            const { openWalletConnect } = await import('./walletConnect.ts')
            return openWalletConnect(given, { projectId: walletConnectProjectId, relayUrl })
          },
        }),
    ...(coinbase ? { WALLET_LINK: async () => (await import('./coinbaseWallet.ts')).openCoinbaseWallet(given) } : {}),
    ...(fortmaticKey === null
      ? {}
      : { FORTMATIC: async () => (await import('./fortmatic.ts')).openFortmatic(given, fortmaticKey) }),
  }
}
