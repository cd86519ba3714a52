import type { Currency } from '../currency.ts'
import { isInvalidPair } from './addProblem.ts'
import type { Pool } from './poolShares.ts'

/** What is known of the pool of two currencies (spec: liquidity.pair-state). */
export type PairState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notExists' }
  | { readonly kind: 'exists'; readonly pool: Pool }
  /** Of one currency, or of the native currency with its own wrapped token. */
  | { readonly kind: 'invalid' }

/** `pool`: what the chain says; null where there is none, 'loading' until it has answered. */
export function pairState(
  [one, other]: readonly [Currency, Currency],
  wrappedAddress: string,
  pool: Pool | null | 'loading',
): PairState {
  if (isInvalidPair(one, other, wrappedAddress)) return { kind: 'invalid' }
  if (pool === 'loading') return { kind: 'loading' }
  return pool === null ? { kind: 'notExists' } : { kind: 'exists', pool }
}

/** Whoever adds now sets the price: the pair does not exist, or total supply is zero (spec: liquidity.new-pool). */
export const isNewPool = (state: PairState): boolean =>
  state.kind === 'notExists' || (state.kind === 'exists' && state.pool.totalSupply === 0n)

/**
 * What is typed sets the price. A pool without shares may hold something all the same, sent to it by anybody. Where no contract can open
 * it (`canOpen`), the router goes by what it holds of both (spec: liquidity.new-pool).
 */
export const setsPrice = (state: PairState, canOpen: boolean): boolean =>
  isNewPool(state) && (canOpen || !(state.kind === 'exists' && state.pool.reserveA > 0n && state.pool.reserveB > 0n))
