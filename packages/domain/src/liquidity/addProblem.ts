import { type Amount, type Currency, sameCurrency } from '../currency.ts'
import type { ReadMinted } from './mintedShares.ts'

export type AddProblem =
  | { readonly kind: 'connectWallet' }
  | { readonly kind: 'invalidPair' }
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'insufficientBalance'; readonly currency: Currency }
  /** More than the pool can hold. */
  | { readonly kind: 'poolFull' }

type Side = { readonly amount: Amount | null; readonly balance: bigint | null }

export type AddInput = {
  readonly connected: boolean
  /** Both currencies; null until selected. */
  readonly currencies: readonly [Currency | null, Currency | null]
  /** Native and its own wrapped token are the same to a pair. */
  readonly wrappedAddress: string
  readonly sides: readonly [Side, Side]
  /** The new position; null until both amounts are known. */
  readonly minted: ReadMinted | null
}

/** True for a currency with itself, or the native currency with its wrapped token (spec: liquidity.pair-state). */
export function isInvalidPair(one: Currency, other: Currency, wrappedAddress: string): boolean {
  const addressOf = (currency: Currency) => (currency.kind === 'native' ? wrappedAddress : currency.address)
  return sameCurrency(one, other) || addressOf(one) === addressOf(other)
}

/** The first reason why liquidity cannot be added (spec: liquidity.add-problems); B is reported if both balances are insufficient. */
export function addProblem({ connected, currencies, wrappedAddress, sides, minted }: AddInput): AddProblem | null {
  if (!connected) return { kind: 'connectWallet' }
  const [one, other] = currencies
  if (one !== null && other !== null && isInvalidPair(one, other, wrappedAddress)) return { kind: 'invalidPair' }
  const [a, b] = sides
  // While the pool is read, one amount may still be missing because it follows from the pool.
  if (minted?.kind === 'reading') {
    const typed = a.amount ?? b.amount
    if (typed === null) return { kind: 'enterAmount' }
  } else if (a.amount === null || b.amount === null || minted === null || minted.kind === 'tooLittle')
    return { kind: 'enterAmount' }
  const isInsufficient = ({ amount, balance }: Side) => amount !== null && balance !== null && balance < amount.raw
  if (b.amount !== null && isInsufficient(b)) return { kind: 'insufficientBalance', currency: b.amount.currency }
  if (a.amount !== null && isInsufficient(a)) return { kind: 'insufficientBalance', currency: a.amount.currency }
  return minted?.kind === 'tooMuch' ? { kind: 'poolFull' } : null
}
