import type { OpenWallet, WalletId } from '@musi/chain/wallet/connection'
import { memory } from './walletMemory.ts'

/** Opens a wallet whose code is in our own files. */
export async function openBundledWallet(id: WalletId): ReturnType<OpenWallet> {
  const remembered = memory.read()
  const isConnected = remembered.kind === 'wallet' && remembered.id === id
  if (id.startsWith('PASSKEY')) return (await import('./openPasskey.ts')).openPasskey(id, isConnected)
  return (await import('./openOtherWallet.ts')).openOtherWallet(id, isConnected)
}
