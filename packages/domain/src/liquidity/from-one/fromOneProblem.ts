import type { Amount, Currency } from '../../currency.ts'
import type { AddedFromOne, FromOneRefusal } from './addFromOne.ts'

export type FromOneProblem =
  | { readonly kind: 'connectWallet' }
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'insufficientBalance'; readonly currency: Currency }
  | Exclude<FromOneRefusal, { kind: 'tooLittle' }>

export type FromOneQuestion = {
  readonly connected: boolean
  readonly amount: Amount | null
  /** Null: not known yet. */
  readonly balance: bigint | null
  /** Null: no amount, or the pool has not been read. */
  readonly added: AddedFromOne | FromOneRefusal | null
}

/** The first reason why nothing can be added from one token, in the order of adding both (spec: liquidity.from-one-refused). */
export function fromOneProblem({ connected, amount, balance, added }: FromOneQuestion): FromOneProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  if (amount === null || added?.kind === 'tooLittle') return { kind: 'enterAmount' }
  // What no amount mends is said before what another one would.
  if (added?.kind === 'refusedToken' || added?.kind === 'noPool') return added
  if (balance !== null && balance < amount.raw) return { kind: 'insufficientBalance', currency: amount.currency }
  return added?.kind === 'tooMuch' ? added : null
}
