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

/** Keys of wallets whose code comes from our own files; an rdns has a dot. */
const LATE = /^(?!INJ|META)[A-Z_]+$/

/** Function that opens a wallet; undefined if the page has no such wallet. Code of ours is loaded when its wallet is chosen. */
export function walletOpener(id: WalletId): OpenWallet | undefined {
  if (LATE.test(id)) return async () => (await import('./openLateWallet.ts')).openLateWallet(id)
  return openWallet(id, {
    injected: foundWallets().injected,
    discovered: () => foundWallets().discovered,
  })
}
