import type { GuardedProvider } from '@musi/chain/wallet/guardProvider'
import type { Address } from '@musi/domain/address'
import { wallet } from '#platform/session/wallet/wallet.ts'

/** The provider of the connected wallet, if it has this account selected. */
export function providerOf(account: Address): GuardedProvider | null {
  const connection = wallet().current()
  return connection.status === 'connected' && connection.account === account ? connection.wallet.guardedProvider : null
}
