import type { OpenWallet } from '../connection.ts'
import type { ConnectorKey } from '../connectors.ts'
import type { RemoteContext } from './remoteContext.ts'

/** The remote wallets that are configured here; the code of each is loaded when it is chosen. */
export function remoteWallets(context: RemoteContext): Readonly<Partial<Record<ConnectorKey, OpenWallet>>> {
  const { walletConnectProjectId, walletConnectRelayUrl: relayUrl, coinbase, fortmaticKey } = context.config
  return {
    ...(walletConnectProjectId === null
      ? {}
      : {
          WALLET_CONNECT: async () => {
            const { openWalletConnect } = await import('./walletConnect.ts')
            return openWalletConnect(context, { projectId: walletConnectProjectId, relayUrl })
          },
        }),
    ...(coinbase ? { WALLET_LINK: async () => (await import('./coinbaseWallet.ts')).openCoinbaseWallet(context) } : {}),
    ...(fortmaticKey === null
      ? {}
      : { FORTMATIC: async () => (await import('./fortmatic.ts')).openFortmatic(context, fortmaticKey) }),
  }
}
