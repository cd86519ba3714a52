import type { WalletDoor } from '@musi/chain/wallet/provider'
import type { Address } from '@musi/domain/address'
import { wallet } from '../../wallet/wallet.ts'

/** The wallet that is connected, if it is this account that it shows. */
export function doorOf(account: Address): WalletDoor | null {
  const connection = wallet().current()
  return connection.status === 'connected' && connection.account === account ? connection.wallet.door : null
}
