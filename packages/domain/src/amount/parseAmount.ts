import { type Amount, amountOf, type Currency } from '../currency.ts'
import { isDecimalNumber } from './typedAmount.ts'

export type AmountProblem =
  /** Nothing typed, or zero. */
  | { readonly kind: 'noAmount' }
  | { readonly kind: 'notANumber' }
  | { readonly kind: 'tooManyDecimals'; readonly decimals: number }

export type ParsedAmount<C extends Currency = Currency> =
  | { readonly kind: 'amount'; readonly amount: Amount<C> }
  | AmountProblem

/** Parses a typed amount, exact to the last digit, or returns why there is none (spec: money.parse). */
export function parseAmount<C extends Currency>(text: string, currency: C): ParsedAmount<C> {
  if (text === '') return { kind: 'noAmount' }
  if (!isDecimalNumber(text)) return { kind: 'notANumber' }
  const [whole = '', part = ''] = text.split('.')
  if (part.length > currency.decimals) return { kind: 'tooManyDecimals', decimals: currency.decimals }
  const raw = BigInt(whole + part.padEnd(currency.decimals, '0'))
  return raw === 0n ? { kind: 'noAmount' } : { kind: 'amount', amount: amountOf(currency, raw) }
}
