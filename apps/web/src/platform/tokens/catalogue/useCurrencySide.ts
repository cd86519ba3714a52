import type { Currency, CurrencyId } from '@musi/domain/currency'
import type { Age } from '#platform/session/freshness/staleness.ts'
import type { TokenLookup } from './tokenLookup.ts'
import { type Balance, useBalance } from './useBalance.ts'
import { useToken } from './useToken.ts'

/** One side of a form: the picked currency and its balance. */
export type CurrencySide = {
  readonly id: CurrencyId | null
  readonly lookup: TokenLookup
  /** The currency; null without a selection, while it is being read, or if it must not be traded. */
  readonly currency: Currency | null
  readonly balance: Balance
}

const currencyIn = (lookup: TokenLookup): Currency | null => {
  if (lookup.kind === 'native') return lookup.native
  return lookup.kind === 'token' ? lookup.token : null
}

export function useCurrencySide(id: CurrencyId | null): CurrencySide {
  const lookup = useToken(id)
  const currency = currencyIn(lookup)
  return { id, lookup, currency, balance: useBalance(currency) }
}

/** Age of the balance's answer; null if there is none. */
export function balanceAge({ balance }: CurrencySide): Age | null {
  return balance?.kind === 'amount' ? balance.freshness : balance
}

/** The balance in smallest units; null while unknown. */
export const rawBalance = ({ balance }: CurrencySide): bigint | null =>
  balance?.kind === 'amount' ? balance.amount.raw : null
