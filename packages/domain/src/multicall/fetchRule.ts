/** How many of those who listen to a call want it every so many blocks. Infinity: once is enough. */
export type Listeners = ReadonlyMap<number, number>

/** The smallest of them decides for all (spec: reads.required-age). Null: nobody listens. */
export function requiredAge(listeners: Listeners): number | null {
  const asked = [...listeners].filter(([blocks, count]) => blocks > 0 && count > 0).map(([blocks]) => blocks)
  return asked.length === 0 ? null : Math.min(...asked)
}

/** What is known of a call: the blocks of its data and of the request that is under way. */
export type CallProgress = { readonly dataBlock: number | null; readonly fetchingBlock: number | null }

/** Whether a call must be asked at this block: its data is too old, and no request that is young enough is under way. */
export function isOutdated(
  { dataBlock, fetchingBlock }: CallProgress,
  blocksPerFetch: number,
  latest: number,
): boolean {
  const oldest = latest - (blocksPerFetch - 1)
  const isYoungEnough = (block: number | null) => block !== null && block >= oldest
  return !isYoungEnough(dataBlock) && !isYoungEnough(fetchingBlock)
}

/** Whether an answer says something newer than what is held: older results never overwrite newer. */
export const isNewer = (answerBlock: number, { dataBlock }: CallProgress): boolean =>
  dataBlock === null || answerBlock >= dataBlock

/** An answer of a block before the one that was asked for came from a node that lags behind: asked again (spec: reads.stale-retry). */
export const isStale = (answerBlock: number, askedBlock: number): boolean => answerBlock < askedBlock

const RETRY_MS = [2500, 3500] as const

/** How long to wait before that; `random`: from 0 to 1. */
export const retryAfterMs = (random: number): number => RETRY_MS[0] + random * (RETRY_MS[1] - RETRY_MS[0])
