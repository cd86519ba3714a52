/** The newest known block, and its age. */
type LatestBlock = { readonly timeSeconds: number; readonly agoMs: number }

/**
 * Estimated time of the next block. On chains with regular blocks it follows theirs, because the computer's clock may
 * be a day off (case 63). A chain that only mines on transactions stands still in between, so the computer's clock is
 * used if it is ahead.
 */
export function chainSeconds(computerMs: number, latest: LatestBlock | null, blockTimeSeconds: number | null): number {
  const computer = Math.floor(computerMs / 1000)
  if (latest === null) return computer
  if (blockTimeSeconds === null) return Math.max(computer, latest.timeSeconds)
  return latest.timeSeconds + Math.floor(latest.agoMs / 1000)
}
