import type { PairState } from './pairState.ts'
import { type Minted, mintedShares } from './mintedShares.ts'
import type { Pool } from './poolShares.ts'
import type { TwoAmounts } from './takenAmounts.ts'

/** Tokens anybody sent to a pool without shares; null if it has shares, is empty or does not exist. */
export function sentBefore(state: PairState): TwoAmounts | null {
  if (state.kind !== 'exists' || state.pool.totalSupply > 0n) return null
  const { reserveA, reserveB } = state.pool
  return reserveA === 0n && reserveB === 0n ? null : [reserveA, reserveB]
}

/**
 * First shares of a pool that already received tokens, when it then holds exactly these amounts (spec:
 * liquidity.opened). The earlier tokens do not count towards shares, and amounts not above them give none.
 */
export function openedShares({ reserveA, reserveB }: Pool, [amountA, amountB]: TwoAmounts): Minted {
  if (amountA <= reserveA || amountB <= reserveB) return { kind: 'tooLittle' }
  const full = mintedShares(EMPTY, amountA, amountB, { kind: 'off' })
  return full.kind === 'tooMuch' ? full : mintedShares(EMPTY, amountA - reserveA, amountB - reserveB, { kind: 'off' })
}

const EMPTY: Pool = { reserveA: 0n, reserveB: 0n, totalSupply: 0n }
