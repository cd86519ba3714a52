const WHOLE_BPS = 10_000n

const raised = (amount: bigint, slippageBps: number): bigint =>
  (amount * (WHOLE_BPS + BigInt(slippageBps)) + WHOLE_BPS - 1n) / WHOLE_BPS

/**
 * What an exact approval allows of an amount that follows a price: as much more as the price may move. `before`, what was offered last,
 * stays while it reaches and is not far too much, so that nothing is asked anew at each block (spec: approvals.moving).
 */
export function steadyLimit(before: bigint | null, needed: bigint, slippageBps: number): bigint {
  const limit = raised(needed, slippageBps)
  return before !== null && before >= needed && before <= raised(limit, slippageBps) ? before : limit
}
