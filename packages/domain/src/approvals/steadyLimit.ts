const WHOLE_BPS = 10_000n

const withSlippage = (amount: bigint, slippageBps: number): bigint =>
  (amount * (WHOLE_BPS + BigInt(slippageBps)) + WHOLE_BPS - 1n) / WHOLE_BPS

/**
 * The exact approval of an amount that follows a price, including the slippage. The previous limit is kept while
 * it suffices and is not far too high, so that it does not change at each block (spec: approvals.moving).
 */
export function steadyLimit(previousLimit: bigint | null, needed: bigint, slippageBps: number): bigint {
  const limit = withSlippage(needed, slippageBps)
  return previousLimit !== null && previousLimit >= needed && previousLimit <= withSlippage(limit, slippageBps)
    ? previousLimit
    : limit
}
