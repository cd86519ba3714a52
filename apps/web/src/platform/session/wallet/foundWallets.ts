import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { type DiscoveredWallet, discoverWallets } from '@musi/chain/wallet/discoverWallets'
import { type InjectedWallet, injectedWallet } from '@musi/chain/wallet/injectedWallet'
import { openWallet } from '@musi/chain/wallet/openWallet'
import { visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/**
 * The injected wallet, captured before other code could touch it, and wallets that announced
 * themselves since.
 */
export type FoundWallets = { injected: InjectedWallet | null; discovered: readonly DiscoveredWallet[] }

const wallets = visitValue((): FoundWallets => ({ injected: null, discovered: [] }))

export const { get: foundWallets, subscribe } = wallets

/** Starts looking for wallets. Call it before other code on the page can replace wallets (case 31). */
export function lookForWallets(): void {
  wallets.set({ injected: injectedWallet(window), discovered: [] })
  const stop = discoverWallets(window, (discovered) => wallets.set({ ...foundWallets(), discovered }))
  visitEnd().addEventListener('abort', stop)
}

export const injectedId = ({ injected }: FoundWallets): WalletId | null => {
  if (injected === null) return null
  return injected.isMetaMask ? 'METAMASK' : 'INJECTED'
}

/** Matches the ids of wallets whose code is in our own files; the id of an announced wallet has a dot. */
const BUNDLED_WALLET = /^(?!INJ|META)[A-Z_]+$/

/** Function that opens a wallet; undefined if the page has no such wallet. The code of a bundled wallet loads when it is chosen. */
export function walletOpener(id: WalletId): OpenWallet | undefined {
  if (BUNDLED_WALLET.test(id)) return async () => (await import('./openBundledWallet.ts')).openBundledWallet(id)
  return openWallet(id, {
    injected: foundWallets().injected,
    discovered: () => foundWallets().discovered,
  })
}
