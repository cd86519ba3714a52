const WHOLE_BPS = 10_000n

const raised = (amount: bigint, slippageBps: number): bigint =>
  (amount * (WHOLE_BPS + BigInt(slippageBps)) + WHOLE_BPS - 1n) / WHOLE_BPS

/**
 * The exact approval of an amount that follows a price, including the tolerated change. `before`, the previous offer,
 * stays while it suffices and is not far too much, so that it does not change at each block (spec: approvals.moving).
 */
export function steadyLimit(before: bigint | null, needed: bigint, slippageBps: number): bigint {
  const limit = raised(needed, slippageBps)
  return before !== null && before >= needed && before <= raised(limit, slippageBps) ? before : limit
}
