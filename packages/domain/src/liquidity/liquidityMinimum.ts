const WHOLE_BPS = 10_000n

/** The least that is accepted when liquidity is added or removed. Not the formula of a swap (decisions.md §8). */
export const liquidityMinimum = (amount: bigint, slippageBps: number): bigint =>
  (amount * (WHOLE_BPS - BigInt(slippageBps))) / WHOLE_BPS
