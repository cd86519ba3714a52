/** Number of listeners that want a call refreshed every n blocks. Infinity: fetched once. */
export type Listeners = ReadonlyMap<number, number>

/** The shortest interval wins (spec: reads.required-age). Null when nobody listens. */
export function requiredAge(listeners: Listeners): number | null {
  const intervals = [...listeners].filter(([blocks, count]) => blocks > 0 && count > 0).map(([blocks]) => blocks)
  return intervals.length === 0 ? null : Math.min(...intervals)
}

/** State of a call: the blocks of its data and of the pending request. */
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

/** An answer from an older block than requested came from a lagging node and is requested again (spec: reads.stale-retry). */
export const isStale = (answerBlock: number, askedBlock: number): boolean => answerBlock < askedBlock

const RETRY_MS = [2500, 3500] as const

/** Delay before the retry; `random`: from 0 to 1. */
export const retryAfterMs = (random: number): number => RETRY_MS[0] + random * (RETRY_MS[1] - RETRY_MS[0])
