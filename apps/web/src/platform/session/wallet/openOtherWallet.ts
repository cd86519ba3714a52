import { RPC_PATH } from '@musi/api/page/rpc'
import { EMBEDDED_CHAIN_ID, chainById } from '@musi/chain/chains/chainTable'
import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { openDemo } from '@musi/chain/wallet/openDemo'
import { openWallet } from '@musi/chain/wallet/openWallet'
import { remoteWallets } from '@musi/chain/wallet/remote/remoteWallets'
import { config, contractOf } from '#platform/page/config/config.ts'
import { closeModal, currentModal } from '#platform/page/modals/currentModal.ts'
import { request } from '../chain/request.ts'
import { demoBatchMemory } from './demo/demoBatchMemory.ts'
import { askDemo, setDemoWallet } from './demoQuestions.ts'
import { showPairingUri } from './pairingUri.ts'
import { walletMemory } from './walletMemory.ts'

const notSetUp = (message: string) => ({ trouble: { kind: 'notSetUp', message } }) as const

/** Opens the demo wallet or a remote wallet. `connected`: it was connected before the page was loaded. */
export async function openOtherWallet(id: WalletId, connected: boolean): ReturnType<OpenWallet> {
  if (id === 'DEMO') return openDemoWallet(connected)
  const remote = openWallet(id, { injected: null, discovered: () => [], remote: configuredRemoteWallets() })
  return remote?.() ?? notSetUp(id)
}

async function openDemoWallet(connected: boolean): ReturnType<OpenWallet> {
  if (config().chainId !== EMBEDDED_CHAIN_ID) return notSetUp('Demo wallet')
  return openDemo({
    request,
    chainId: config().chainId,
    batchAccount: contractOf('batchAccount'),
    ask: (question) => askDemo(question),
    batches: demoBatchMemory,
    account: walletMemory.get().demoAccount ?? undefined,
    connected,
    onOpened: setDemoWallet,
  })
}

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
