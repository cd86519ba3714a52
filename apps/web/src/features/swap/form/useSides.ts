import { parseAmount } from '@musi/domain/amount/parseAmount'
import { type Amount, amountOf } from '@musi/domain/currency'
import { type CurrencySide, useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { SwapForm } from './swapForm.ts'

export type Sides = {
  readonly input: CurrencySide
  readonly output: CurrencySide
  /** The typed amount in its side's currency; null if it is missing, zero or invalid. */
  readonly typed: Amount | null
}

/** Both currencies of the form, their balances, and the typed amount. */
export function useSides(form: SwapForm): Sides {
  const input = useCurrencySide(form.input)
  const output = useCurrencySide(form.output)
  const { currency } = form.exact === 'in' ? input : output
  const parsed = currency === null ? null : parseAmount(form.typed, currency)
  return { input, output, typed: parsed?.kind === 'amount' ? parsed.amount : null }
}

/** The typed amount, which is the amount of both sides because wrapping is one to one. */
export const wrappedAmount = ({ typed, input }: Sides): Amount | null =>
  typed === null || input.currency === null ? null : amountOf(input.currency, typed.raw)
