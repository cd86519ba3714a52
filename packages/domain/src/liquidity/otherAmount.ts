import type { Pool } from './poolShares.ts'

/** What goes with an amount of A at the price of the pool, rounded down; null where the pool has none yet. */
export const otherAmount = ({ reserveA, reserveB }: Pool, amountA: bigint): bigint | null =>
  reserveA === 0n || reserveB === 0n ? null : (amountA * reserveB) / reserveA
