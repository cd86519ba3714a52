import type { PairState } from './pairState.ts'
import { type Minted, mintedShares } from './mintedShares.ts'
import type { Pool } from './poolShares.ts'
import type { TwoAmounts } from './takenAmounts.ts'

/** What a pool without shares holds of both, sent to it by anybody. Null: it has shares, holds nothing, or is not there. */
export function sentBefore(state: PairState): TwoAmounts | null {
  if (state.kind !== 'exists' || state.pool.totalSupply > 0n) return null
  const { reserveA, reserveB } = state.pool
  return reserveA === 0n && reserveB === 0n ? null : [reserveA, reserveB]
}

/**
 * The first shares of a pool that was sent something before, which holds exactly these amounts then (spec: liquidity.opened). What is
 * there is no part of what shares are counted by, and none comes of amounts that do not go beyond it.
 */
export function openedShares({ reserveA, reserveB }: Pool, [amountA, amountB]: TwoAmounts): Minted {
  if (amountA <= reserveA || amountB <= reserveB) return { kind: 'tooLittle' }
  const full = mintedShares(EMPTY, amountA, amountB, { kind: 'off' })
  return full.kind === 'tooMuch' ? full : mintedShares(EMPTY, amountA - reserveA, amountB - reserveB, { kind: 'off' })
}

const EMPTY: Pool = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
