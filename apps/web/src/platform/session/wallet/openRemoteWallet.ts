import { RPC_PATH } from '@musi/api/page/rpc'
import { chainById } from '@musi/chain/chains/chainTable'
import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { openWallet } from '@musi/chain/wallet/openWallet'
import { remoteWallets } from '@musi/chain/wallet/remote/remoteWallets'
import { config } from '#platform/page/config/config.ts'
import { closeModal, currentModal } from '#platform/page/modals/currentModal.ts'
import { showPairingUri } from './pairingUri.ts'

/** The remote wallets that are configured for this page. */
function configuredRemoteWallets(): ReturnType<typeof remoteWallets> {
  const { chainId, wallets } = config()
  const chain = chainById(chainId)
  if (chain === undefined) throw new Error('The configured chain is not in the table of chains.')
  return remoteWallets({
    chain,
    rpcUrl: new URL(RPC_PATH, location.href).href,
    page: window,
    config: wallets,
    showUri: showPairingUri,
    // Our dialog would cover the wallet's overlay (spec: wallets.fortmatic-chains).
    onOverlayReady: () => currentModal() === 'WALLET' && closeModal(),
  })
}

export async function openRemoteWallet(id: WalletId): ReturnType<OpenWallet> {
  const remote = openWallet(id, { injected: null, discovered: () => [], remote: configuredRemoteWallets() })
  return remote?.() ?? { trouble: { kind: 'notSetUp', message: id } }
}
