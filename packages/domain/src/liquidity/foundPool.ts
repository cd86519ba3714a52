import type { PairState } from './pairState.ts'

/** What the search for a pool came to (spec: liquidity.find-pool). */
export type FoundPool =
  /** Both currencies have to be picked first. */
  | 'selectToken'
  | 'loading'
  | 'invalid'
  /** It can be created. */
  | 'noPool'
  /** There is one, and the account has no part of it yet. */
  | 'noLiquidity'
  | 'found'

/** `held`: the account's shares, none without an account; null while they are not known (spec: liquidity.find-pool). */
export function foundPool(state: PairState | null, held: bigint | null): FoundPool {
  if (state === null) return 'selectToken'
  if (state.kind === 'notExists') return 'noPool'
  if (state.kind !== 'exists') return state.kind
  if (state.pool.reserveA === 0n && state.pool.reserveB === 0n) return 'noPool'
  if (held === null) return 'loading'
  return held === 0n ? 'noLiquidity' : 'found'
}
