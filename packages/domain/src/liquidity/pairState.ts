import type { Currency } from '../currency.ts'
import { isInvalidPair } from './addProblem.ts'
import type { Pool } from './poolShares.ts'

/** State of the pool of two currencies (spec: liquidity.pair-state). */
export type PairState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'notExists' }
  | { readonly kind: 'exists'; readonly pool: Pool }
  /** The two currencies are equal, or are the native currency and its wrapped token. */
  | { readonly kind: 'invalid' }

/** `pool` is null if it does not exist, 'loading' until it is read. */
export function pairState(
  [one, other]: readonly [Currency, Currency],
  wrappedAddress: string,
  pool: Pool | null | 'loading',
): PairState {
  if (isInvalidPair(one, other, wrappedAddress)) return { kind: 'invalid' }
  if (pool === 'loading') return { kind: 'loading' }
  return pool === null ? { kind: 'notExists' } : { kind: 'exists', pool }
}

/** True if the pair does not exist or has no shares, so the next deposit sets the price (spec: liquidity.new-pool). */
export const isNewPool = (state: PairState): boolean =>
  state.kind === 'notExists' || (state.kind === 'exists' && state.pool.totalSupply === 0n)

/**
 * True if the typed amounts set the price. A pool without shares may hold tokens sent to it; unless our contract can open it
 * (`canOpen`), the router uses their ratio (spec: liquidity.new-pool).
 */
export const setsPrice = (state: PairState, canOpen: boolean): boolean =>
  isNewPool(state) && (canOpen || !(state.kind === 'exists' && state.pool.reserveA > 0n && state.pool.reserveB > 0n))
