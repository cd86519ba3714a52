import type { Amount, Currency, CurrencyId } from '@musi/domain/currency'
import { parseAmount } from '@musi/domain/amount/parseAmount'
import type { FoundToken } from '../../platform/tokens/catalogue/foundToken.ts'
import { useToken } from '../../platform/tokens/catalogue/useToken.ts'
import { type Balance, useBalance } from '../../platform/tokens/catalogue/useBalance.ts'
import { type SwapForm, exactSide } from './swapForm.ts'

export type SideOfSwap = {
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

function useSide(id: CurrencyId | null): SideOfSwap {
  const found = useToken(id)
  const currency = currencyIn(found)
  return { id, found, currency, balance: useBalance(currency) }
}

export type Sides = {
  readonly input: SideOfSwap
  readonly output: SideOfSwap
  /** What was typed, as an amount of its side's currency; null: none, zero, or not one of it. */
  readonly typed: Amount | null
}

/** Both currencies of the form, what the account holds of them, and the typed amount. */
export function useSides(form: SwapForm): Sides {
  const input = useSide(form.input)
  const output = useSide(form.output)
  const { currency } = exactSide(form) === 'input' ? input : output
  const parsed = currency === null ? null : parseAmount(form.typed, currency)
  return { input, output, typed: parsed?.kind === 'amount' ? parsed.amount : null }
}
