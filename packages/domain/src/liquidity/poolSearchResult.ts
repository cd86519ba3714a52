import type { PairState } from './pairState.ts'

/** Result of the search for a pool (spec: liquidity.find-pool). */
export type PoolSearchResult =
  /** Both currencies have to be picked first. */
  | 'selectToken'
  | 'loading'
  | 'invalid'
  /** The pool can be created. */
  | 'noPool'
  /** There is one, and the account has no part of it yet. */
  | 'noLiquidity'
  | 'found'

/** `held`: the account's shares, none without an account; null while they are not known (spec: liquidity.find-pool). */
export function poolSearchResult(state: PairState | null, shares: bigint | null): PoolSearchResult {
  if (state === null) return 'selectToken'
  if (state.kind === 'notExists') return 'noPool'
  if (state.kind !== 'exists') return state.kind
  if (state.pool.reserveA === 0n && state.pool.reserveB === 0n) return 'noPool'
  if (shares === null) return 'loading'
  return shares === 0n ? 'noLiquidity' : 'found'
}
