import type { WalletId } from '@musi/chain/wallet/connection'
import { memory } from './walletMemory.ts'

/** True if this wallet was connected before the page was loaded. */
export function isRemembered(id: WalletId): boolean {
  const remembered = memory.read()
  return remembered.kind === 'wallet' && remembered.id === id
}
