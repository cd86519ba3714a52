import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import { nativeBalanceOf } from '@musi/chain/reads/tokens/nativeBalanceOf'
import { type Amount, type Currency, amountOf } from '@musi/domain/currency'
import type { Freshness } from '@musi/domain/multicall/callState'
import { useRead } from '#platform/session/chain/useRead.ts'
import { contractOf } from '#platform/page/config/config.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'

/** A balance; null without a wallet or a currency. */
export type Balance =
  | { kind: 'loading'; overdue: boolean }
  | { kind: 'amount'; amount: Amount; freshness: Freshness }
  | null

/** The account's balance of a currency, at each block. */
export function useBalance(currency: Currency | null): Balance {
  const account = useAccount()
  const multicall = contractOf('multicall3')
  const native =
    currency?.kind === 'native' && multicall !== null && account !== null ? nativeBalanceOf(multicall, account) : null
  const token = currency?.kind === 'token' && account !== null ? balanceOf(currency.address, account) : null
  const balance = useRead(native ?? token)
  if (currency === null || account === null) return null
  return balance.kind === 'value'
    ? { kind: 'amount', amount: amountOf(currency, balance.value), freshness: balance }
    : { kind: 'loading', overdue: balance.overdue }
}
