import type { Pool } from './poolShares.ts'

/** Matching amount for an amount of A at the pool's price, rounded down; null if it has no price yet. */
export const otherAmount = ({ reserveA, reserveB }: Pool, amountA: bigint): bigint | null =>
  reserveA === 0n || reserveB === 0n ? null : (amountA * reserveB) / reserveA
