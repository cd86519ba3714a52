import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'

/** Opens a wallet of our own files; each has its own, which are loaded when it is chosen. */
export async function openLateWallet(id: WalletId): ReturnType<OpenWallet> {
  if (id === 'DEMO') return (await import('./openDemoWallet.ts')).openDemoWallet()
  if (id.startsWith('PASSKEY')) return (await import('./openPasskey.ts')).openPasskey(id)
  return (await import('./openRemoteWallet.ts')).openRemoteWallet(id)
}
