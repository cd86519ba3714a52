import type { Amount, Currency } from '../currency.ts'

export type WrapProblem =
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'insufficientBalance'; readonly currency: Currency }

/**
 * Reason why wrapping or unwrapping is not possible (spec: swap.wrap). A null balance is unknown, which is not a
 * problem yet.
 */
export function wrapProblem(amount: Amount | null, balance: bigint | null): WrapProblem | null {
  if (amount === null || amount.raw <= 0n) return { kind: 'enterAmount' }
  return balance !== null && balance < amount.raw ? { kind: 'insufficientBalance', currency: amount.currency } : null
}
