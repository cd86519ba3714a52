import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { type DiscoveredWallet, discoverWallets } from '@musi/chain/wallet/discovery'
import { type InjectedWallet, injectedWallet } from '@musi/chain/wallet/injectedWallet'
import { openWallet } from '@musi/chain/wallet/openWallet'
import { request } from '../chain/request.ts'
import { config, contractOf } from '../../page/config/config.ts'
import { demoBatchMemory } from './demoBatchMemory.ts'
import { askDemo, demoOpened } from './demoDesk.ts'
import { remoteAtHand } from './remoteAtHand.ts'
import { memory, walletMemory } from './walletMemory.ts'
import { visitEnd } from '../../page/visit/visit.ts'
import { visitValue } from '../../page/visit/visitValue.ts'

/** What stands in the page, by the references of its first moment, and what announced itself since. */
export type Found = { injected: InjectedWallet | null; discovered: readonly DiscoveredWallet[] }

const found = visitValue((): Found => ({ injected: null, discovered: [] }))

export const { get: walletsFound, subscribe } = found

/** Before anything else of the page may touch them (case 31). */
export function lookForWallets(): void {
  found.set({ injected: injectedWallet(window), discovered: [] })
  const stop = discoverWallets(window, (discovered) => found.set({ ...walletsFound(), discovered }))
  visitEnd().addEventListener('abort', stop)
}

export const injectedId = ({ injected }: Found): WalletId | null => {
  if (injected === null) return null
  return injected.isMetaMask ? 'METAMASK' : 'INJECTED'
}

const isConnectedDemo = () => {
  const remembered = memory.read()
  return remembered.kind === 'wallet' && remembered.id === 'DEMO'
}

/** How the wallet of an option is opened. Undefined: it is not in this page. */
export function opens(id: WalletId): OpenWallet | undefined {
  return openWallet(id, {
    injected: walletsFound().injected,
    discovered: () => walletsFound().discovered,
    demo: {
      request,
      chainId: config().chainId,
      batchAccount: contractOf('batchAccount'),
      ask: askDemo,
      batches: demoBatchMemory,
      account: walletMemory.get().demoAccount ?? undefined,
      connected: isConnectedDemo(),
      opened: demoOpened,
    },
    remote: remoteAtHand(),
  })
}
