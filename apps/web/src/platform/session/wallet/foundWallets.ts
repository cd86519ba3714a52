import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { type DiscoveredWallet, discoverWallets } from '@musi/chain/wallet/discoverWallets'
import { type InjectedWallet, injectedWallet } from '@musi/chain/wallet/injectedWallet'
import { openWallet } from '@musi/chain/wallet/openWallet'
import { request } from '../chain/request.ts'
import { config, contractOf } from '#platform/page/config/config.ts'
import { demoBatchMemory } from './demoBatchMemory.ts'
import { askDemo, setDemoWallet } from './demoQuestions.ts'
import { configuredRemoteWallets } from './configuredRemoteWallets.ts'
import { memory, walletMemory } from './walletMemory.ts'
import { visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** The injected wallet, referenced before other code could touch it, and wallets that announced themselves since. */
export type FoundWallets = { injected: InjectedWallet | null; discovered: readonly DiscoveredWallet[] }

const wallets = visitValue((): FoundWallets => ({ injected: null, discovered: [] }))

export const { get: foundWallets, subscribe } = wallets

/** Must be called before other code on the page can replace wallets (case 31). */
export function lookForWallets(): void {
  wallets.set({ injected: injectedWallet(window), discovered: [] })
  const stop = discoverWallets(window, (discovered) => wallets.set({ ...foundWallets(), discovered }))
  visitEnd().addEventListener('abort', stop)
}

export const injectedId = ({ injected }: FoundWallets): WalletId | null => {
  if (injected === null) return null
  return injected.isMetaMask ? 'METAMASK' : 'INJECTED'
}

const isConnectedDemo = () => {
  const remembered = memory.read()
  return remembered.kind === 'wallet' && remembered.id === 'DEMO'
}

/** Function that opens a wallet; undefined if the page has no such wallet. */
export function walletOpener(id: WalletId): OpenWallet | undefined {
  return openWallet(id, {
    injected: foundWallets().injected,
    discovered: () => foundWallets().discovered,
    demo: {
      request,
      chainId: config().chainId,
      batchAccount: contractOf('batchAccount'),
      ask: askDemo,
      batches: demoBatchMemory,
      account: walletMemory.get().demoAccount ?? undefined,
      connected: isConnectedDemo(),
      onOpened: setDemoWallet,
    },
    remote: configuredRemoteWallets(),
  })
}
