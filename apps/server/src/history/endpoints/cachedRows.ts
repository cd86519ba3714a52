import { answerCache } from '#platform/answerCache.ts'
import type { ServedFile } from '#edge/http/servedFile.ts'
import type { Mark } from '../store/historyStore.ts'

/** The rows of one page, serialised. */
export type CachedRows = {
  /** The block at which the rows were read. */
  at: Mark
  since: number
  /** The end of the answer: cursor, rows, and how many were left out. */
  json: string
  /** The last answer that was built from the rows. */
  file: { at: Mark; behind: number; served: ServedFile } | null
}

/**
 * Size of the cache of each list. A page of a hundred songs takes about 130 kB, and twice that with
 * its answer.
 */
const MAX_BYTES = 4 * 1024 * 1024

type Options = {
  /** Time after which rows are read again; infinite if everything they depend on also changes the mark. */
  forMs: number
  now?: () => number
}

/**
 * Caches rows by query while their mark stays the same; concurrent requests share one read. The
 * mark is taken before the read, so that rows that change meanwhile are read again.
 */
export function cachedRows<Refused>({ forMs, now = () => performance.now() }: Options) {
  const kept = answerCache<{ mark: string; rows: CachedRows }>(MAX_BYTES, now)
  const reading = new Map<string, { mark: string; result: Promise<CachedRows | Refused> }>()

  async function readAndKeep(query: string, mark: string, read: () => Promise<CachedRows | Refused>) {
    const beganMs = now()
    const result = await read()
    if (isRows(result)) kept.set(query, { mark, rows: result }, result.json.length * 2, forMs - (now() - beganMs))
    return result
  }

  /** `mark` is null if nothing may be cached. */
  return async (
    query: string,
    mark: string | null,
    read: () => Promise<CachedRows | Refused>,
  ): Promise<CachedRows | Refused> => {
    if (mark === null) return await read()
    const known = kept.get(query)
    if (known?.mark === mark) return known.rows
    const underWay = reading.get(query)
    if (underWay?.mark === mark) return await underWay.result
    const result = readAndKeep(query, mark, read)
    const entry = { mark, result }
    reading.set(query, entry)
    try {
      return await result
    } finally {
      if (reading.get(query) === entry) reading.delete(query)
    }
  }
}

export const isRows = (result: unknown): result is CachedRows =>
  typeof result === 'object' && result !== null && 'json' in result
