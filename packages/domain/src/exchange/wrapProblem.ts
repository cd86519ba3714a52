import type { Amount, Currency } from '../currency.ts'

export type WrapProblem =
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'insufficientBalance'; readonly currency: Currency }

/** What keeps native currency from being wrapped, or back (spec: swap.wrap). Null balance: not known yet, which is no problem yet. */
export function wrapProblem(amount: Amount | null, balance: bigint | null): WrapProblem | null {
  if (amount === null || amount.raw <= 0n) return { kind: 'enterAmount' }
  return balance !== null && balance < amount.raw ? { kind: 'insufficientBalance', currency: amount.currency } : null
}
