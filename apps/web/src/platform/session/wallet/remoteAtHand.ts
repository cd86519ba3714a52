import { chainById } from '@musi/chain/chainTable'
import { remoteWallets } from '@musi/chain/wallet/remote/remoteWallets'
import { config } from '../../page/config/config.ts'
import { closeModal, openModal } from '../../page/modals/openModal.ts'
import { showPairingUri } from './pairingUri.ts'

/** The wallets elsewhere that are set up for this page. */
export function remoteAtHand(): ReturnType<typeof remoteWallets> {
  const { chainId, wallets } = config()
  const chain = chainById(chainId)
  if (chain === undefined) throw new Error('The configuration names a chain that is in no table.')
  return remoteWallets({
    chain,
    rpcUrl: new URL('/rpc', location.href).href,
    page: window,
    config: wallets,
    showUri: showPairingUri,
    // A dialog would lie over what the wallet shows (spec: wallets.fortmatic-chains).
    overlayReady: () => openModal() === 'WALLET' && closeModal(),
  })
}
