import type { Currency, CurrencyId } from '@musi/domain/currency'
import type { FoundToken } from './foundToken.ts'
import { type Balance, useBalance } from './useBalance.ts'
import { useToken } from './useToken.ts'

/** One side of a form: what was picked, and what the account holds of it. */
export type CurrencySide = {
  readonly id: CurrencyId | null
  readonly found: FoundToken
  /** Null: none, one that is still being read, or one that must not be traded. */
  readonly currency: Currency | null
  readonly balance: Balance
}

const currencyIn = (found: FoundToken): Currency | null => {
  if (found.kind === 'native') return found.native
  return found.kind === 'token' ? found.token : null
}

export function useCurrencySide(id: CurrencyId | null): CurrencySide {
  const found = useToken(id)
  const currency = currencyIn(found)
  return { id, found, currency, balance: useBalance(currency) }
}

/** What is held of it in its smallest units; null while that is not known. */
export const heldRaw = ({ balance }: CurrencySide): bigint | null =>
  balance?.kind === 'amount' ? balance.amount.raw : null
