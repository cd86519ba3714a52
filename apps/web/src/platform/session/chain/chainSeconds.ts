/** The newest block that was heard of, and how long ago that was. */
type Heard = { readonly timeSeconds: number; readonly agoMs: number }

/**
 * The time that the next block will have. Where blocks come by the clock it is theirs: the computer's own may be a day off (case 63).
 * A chain whose blocks come with transactions stands still between them, and goes by the computer's clock where that is ahead.
 */
export function chainSeconds(computerMs: number, heard: Heard | null, blockTimeSeconds: number | null): number {
  const computer = Math.floor(computerMs / 1000)
  if (heard === null) return computer
  if (blockTimeSeconds === null) return Math.max(computer, heard.timeSeconds)
  return heard.timeSeconds + Math.floor(heard.agoMs / 1000)
}
