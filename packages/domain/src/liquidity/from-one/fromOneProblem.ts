import type { Amount, Currency } from '../../currency.ts'
import type { AddedFromOne, FromOneRefusal } from './addFromOne.ts'

export type FromOneProblem =
  | { readonly kind: 'connectWallet' }
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'insufficientBalance'; readonly currency: Currency }
  | Exclude<FromOneRefusal, { kind: 'tooLittle' }>

export type FromOneInput = {
  readonly connected: boolean
  readonly amount: Amount | null
  /** Balance of the given token; null while unknown. */
  readonly balance: bigint | null
  /** Result of the addition; null without an amount, or until the pool is read. */
  readonly added: AddedFromOne | FromOneRefusal | null
}

/** The first reason why nothing can be added from one token, in the order of adding both (spec: liquidity.from-one-refused). */
export function fromOneProblem({ connected, amount, balance, added }: FromOneInput): FromOneProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  if (amount === null || added?.kind === 'tooLittle') return { kind: 'enterAmount' }
  // Problems that no amount can fix come first.
  if (added?.kind === 'refusedToken' || added?.kind === 'noPool') return added
  if (balance !== null && balance < amount.raw) return { kind: 'insufficientBalance', currency: amount.currency }
  return added?.kind === 'tooMuch' ? added : null
}
