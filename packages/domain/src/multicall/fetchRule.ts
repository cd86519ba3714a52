/** Number of listeners by the interval, in blocks, at which they want a call refreshed. Infinity means once. */
export type Listeners = ReadonlyMap<number, number>

/** The shortest interval wins (spec: reads.required-age). Null without listeners. */
export function requiredAge(listeners: Listeners): number | null {
  const intervals = [...listeners].filter(([blocks, count]) => blocks > 0 && count > 0).map(([blocks]) => blocks)
  return intervals.length === 0 ? null : Math.min(...intervals)
}

/** Blocks of a call's data and of its pending request. */
export type CallProgress = { readonly dataBlock: number | null; readonly fetchingBlock: number | null }

/** True if a call must be sent at this block: its data is too old, and no recent request is pending. */
export function isOutdated(
  { dataBlock, fetchingBlock }: CallProgress,
  blocksPerFetch: number,
  latest: number,
): boolean {
  const oldest = latest - (blocksPerFetch - 1)
  const isYoungEnough = (block: number | null) => block !== null && block >= oldest
  return !isYoungEnough(dataBlock) && !isYoungEnough(fetchingBlock)
}

/** True if an answer is newer than the stored one; older results never overwrite newer ones. */
export const isNewer = (answerBlock: number, { dataBlock }: CallProgress): boolean =>
  dataBlock === null || answerBlock >= dataBlock

/** True if a lagging node answered from an older block than requested; the call is then sent again (spec: reads.stale-retry). */
export const isStale = (answerBlock: number, askedBlock: number): boolean => answerBlock < askedBlock

const RETRY_MS = [2500, 3500] as const

/** Delay before the retry; `random` is from 0 to 1. */
export const retryAfterMs = (random: number): number => RETRY_MS[0] + random * (RETRY_MS[1] - RETRY_MS[0])
