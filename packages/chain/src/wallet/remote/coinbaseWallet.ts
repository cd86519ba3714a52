import type { ConnectedWallet } from '../connection.ts'
import { CONNECTORS } from '../connectors.ts'
import { walletEvents } from '../events.ts'
import { remoteDoor } from './remoteDoor.ts'
import type { RemoteGiven } from './remoteGiven.ts'
import { watchedPopup } from './watchedPopup.ts'

const { name } = CONNECTORS.WALLET_LINK

/** Asks in a window of its own host. It has no Disconnect (spec: wallets.disconnect), so it cannot be closed from here. */
export async function openCoinbaseWallet({ chain, page }: RemoteGiven): Promise<ConnectedWallet> {
  const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
  const sdk = createCoinbaseWalletSDK({ appName: 'Musi', appChainIds: [chain.id], preference: { options: 'all' } })
  const provider = sdk.getProvider()
  const events = walletEvents()
  provider.on('accountsChanged', (accounts) => events.emit('accountsChanged', accounts))
  provider.on('chainChanged', (chainId) => events.emit('chainChanged', chainId))
  // Sent when the wallet says that this page may no longer ask: nobody is connected then.
  provider.on('disconnect', () => events.emit('accountsChanged', []))
  const door = remoteDoor(events, async ({ method, params }) => {
    const ask = () => provider.request({ method, params: params as object })
    // The package answers this one with an error where it has no session, and disconnects itself as well.
    if (method === 'eth_accounts') return ask().catch(() => [])
    // Its own word about a blocked window would lie under our dialog, and a window that is shut by hand says nothing.
    return method === 'eth_requestAccounts' ? watchedPopup(page, name, ask) : ask()
  })
  return { id: 'WALLET_LINK', name, door }
}
