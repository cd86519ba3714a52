import type { WalletDoor } from '@musi/chain/wallet/walletDoor'
import type { Address } from '@musi/domain/address'
import { wallet } from '#platform/session/wallet/wallet.ts'

/** The provider of the connected wallet, if it has this account selected. */
export function providerOf(account: Address): WalletDoor | null {
  const connection = wallet().current()
  return connection.status === 'connected' && connection.account === account ? connection.wallet.door : null
}
