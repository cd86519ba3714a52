const WHOLE_BPS = 10_000n

/** The least that is accepted when liquidity is added or removed. Not the formula of a swap (spec: liquidity.minimums). */
export const liquidityMinimum = (amount: bigint, slippageBps: number): bigint =>
  (amount * (WHOLE_BPS - BigInt(slippageBps))) / WHOLE_BPS

/** A new pool has no price that could move, so the full amounts must go in (spec: liquidity.minimums). */
export const addedMinimum = (amount: bigint, slippageBps: number, isNewPool: boolean): bigint =>
  isNewPool ? amount : liquidityMinimum(amount, slippageBps)
