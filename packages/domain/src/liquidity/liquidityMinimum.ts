const WHOLE_BPS = 10_000n

/** Minimum accepted when adding or removing liquidity. The formula differs from that of a swap (spec: liquidity.minimums). */
export const liquidityMinimum = (amount: bigint, slippageBps: number): bigint =>
  (amount * (WHOLE_BPS - BigInt(slippageBps))) / WHOLE_BPS

/** A new pool has no price that could move, so the full amounts are the minimum (spec: liquidity.minimums). */
export const addedMinimum = (amount: bigint, slippageBps: number, isNewPool: boolean): bigint =>
  isNewPool ? amount : liquidityMinimum(amount, slippageBps)
