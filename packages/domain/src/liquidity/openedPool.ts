import type { PairState } from './pairState.ts'
import { type Minted, mintedShares } from './mintedShares.ts'
import type { Pool } from './poolShares.ts'
import type { TwoAmounts } from './takenAmounts.ts'

/** Tokens that a pool without shares received; null if it has shares, is empty or does not exist. */
export function amountsSentBefore(state: PairState): TwoAmounts | null {
  if (state.kind !== 'exists' || state.pool.totalSupply > 0n) return null
  const { reserveA, reserveB } = state.pool
  return reserveA === 0n && reserveB === 0n ? null : [reserveA, reserveB]
}

/**
 * First shares of a pool that already received tokens, if it holds `amounts` in all after the deposit (spec: liquidity.opened).
 * Only the difference counts towards shares.
 */
export function openedShares({ reserveA, reserveB }: Pool, [amountA, amountB]: TwoAmounts): Minted {
  if (amountA <= reserveA || amountB <= reserveB) return { kind: 'tooLittle' }
  const full = mintedShares(EMPTY, amountA, amountB, { kind: 'off' })
  return full.kind === 'tooMuch' ? full : mintedShares(EMPTY, amountA - reserveA, amountB - reserveB, { kind: 'off' })
}

const EMPTY: Pool = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
