import type { ConnectedWallet } from '../connection.ts'
import { CONNECTORS } from '../connectors.ts'
import { walletEvents } from '../events.ts'
import { remoteProvider } from './remoteProvider.ts'
import type { RemoteContext } from './remoteContext.ts'
import { watchedPopup } from './watchedPopup.ts'

const { name } = CONNECTORS.WALLET_LINK

/** Opens Coinbase Wallet, which prompts in a window of its own host. It has no Disconnect (spec: wallets.disconnect). */
export async function openCoinbaseWallet({ chain, page }: RemoteContext): Promise<ConnectedWallet> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const sdk = createCoinbaseWalletSDK({ appName: 'Musi', appChainIds: [chain.id], preference: { options: 'all' } })
  const provider = sdk.getProvider()
  const events = walletEvents()
  provider.on('accountsChanged', (accounts) => events.emit('accountsChanged', accounts))
  provider.on('chainChanged', (chainId) => events.emit('chainChanged', chainId))
  // Emitted when the wallet revokes this page's access, so no account is connected then.
  provider.on('disconnect', () => events.emit('accountsChanged', []))
  const guardedProvider = remoteProvider(events, async ({ method, params }) => {
    const ask = () => provider.request({ method, params: params as object })
    // Without a session, the package answers this with an error, and also disconnects itself.
    if (method === 'eth_accounts') return ask().catch(() => [])
    // The library's own notice of a blocked window would be hidden by our dialog, and it does not notice a closed
    // window.
    return method === 'eth_requestAccounts' ? watchedPopup(page, name, ask) : ask()
  })
  return { id: 'WALLET_LINK', name, guardedProvider }
}
