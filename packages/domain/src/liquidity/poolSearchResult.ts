import type { PairState } from './pairState.ts'

/** Result of the search for a pool (spec: liquidity.find-pool). */
export type PoolSearchResult =
  /** A currency is not picked yet. */
  | 'selectToken'
  | 'loading'
  | 'invalid'
  /** The pool can be created. */
  | 'noPool'
  /** The pool exists, and the account has no pool shares. */
  | 'noLiquidity'
  | 'found'

/** `shares` are the account's, zero without an account and null until they are read (spec: liquidity.find-pool). */
export function poolSearchResult(state: PairState | null, shares: bigint | null): PoolSearchResult {
  if (state === null) return 'selectToken'
  if (state.kind === 'notExists') return 'noPool'
  if (state.kind !== 'exists') return state.kind
  if (state.pool.reserveA === 0n && state.pool.reserveB === 0n) return 'noPool'
  if (shares === null) return 'loading'
  return shares === 0n ? 'noLiquidity' : 'found'
}
