/** A wait for an answer of the chain. */
export type Wait = {
  readonly sinceMs: number
  /** Number of heads at which the call was requested. */
  readonly heads: number
  /** True if the newest of these requests failed. */
  readonly hasFailed: boolean
}

export const OVERDUE_MS = 5000
/** In a burst of blocks even a healthy node has no time to answer each of them. */
const BURST_MS = 1000

export const newWait = (nowMs: number): Wait => ({ sinceMs: nowMs, heads: 1, hasFailed: false })

export const withNextHead = (wait: Wait): Wait => ({ ...wait, heads: wait.heads + 1, hasFailed: false })

/** An answer is overdue from the second head without one, or after 5 s (spec: reads.overdue). */
export function isOverdue({ sinceMs, heads, hasFailed }: Wait, nowMs: number): boolean {
  const waitedMs = nowMs - sinceMs
  if (waitedMs >= OVERDUE_MS) return true
  return hasFailed ? heads >= 2 : heads > 2 && waitedMs >= BURST_MS
}
