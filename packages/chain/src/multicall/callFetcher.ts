import { chunks } from '@musi/domain/multicall/chunks'
import { isNewer, isOutdated, isStale, retryAfterMs } from '@musi/domain/multicall/fetchRule'
import type { Clock } from '../time/clock.ts'
import type { CallResult } from './aggregate.ts'
import type { chunkReader } from './chunkReader.ts'
import type { Entries, Entry } from './entries.ts'
import type { entryWaits } from './entryWaits.ts'

const MAX_IN_FLIGHT = 2
/** Maximum number of failing calls that are sent one by one. */
const MAX_SENT_ALONE = 24

export type FetcherOptions = {
  readChunk: ReturnType<typeof chunkReader>
  calls: Entries
  waits: ReturnType<typeof entryWaits>
  clock: Clock
  log: (sentence: string, why?: unknown) => void
  /** Number of the newest block; null before the first one. */
  latest: () => number | null
  isPaused: () => boolean
  /** Called with the entries whose answers changed or became overdue. */
  onChange: (changed: readonly Entry[]) => void
}

/** Fetches the calls that are due, and retries those without a fresh answer. */
type FetchOptions = { block: number; urgent: boolean; knownToFail: boolean }

export function callFetcher({ readChunk: ask, calls, waits, clock, log, latest, isPaused, onChange }: FetcherOptions) {
  /** Counts reorganisations: answers requested before the last one are ignored. */
  let reorgCount = 0
  /** The chunks being fetched, oldest first, each with the controller that aborts its requests. */
  const fetching = new Map<readonly Entry[], AbortController>()

  const readChunkOrNull = nullOnFailure(ask, log)

  /** Fetches everything that is due in one task, so that it goes out in one request. */
  function refresh(urgent: boolean) {
    const block = latest()
    if (isPaused() || block === null) return
    for (const { chunk, knownToFail } of dueChunks(calls.active, block))
      void fetchChunk(chunk, { block, urgent, knownToFail })
  }

  async function fetchChunk(chunk: readonly Entry[], options: FetchOptions) {
    const { block } = options
    const startReorgCount = reorgCount
    const controller = new AbortController()
    fetching.set(chunk, controller)
    for (const entry of chunk) beginFetch(entry, block)
    waits.beginWaits(chunk, block)
    const results = await readChunkOrNull(chunk, { ...options, signal: controller.signal })
    fetching.delete(chunk)
    if (controller.signal.aborted) return
    for (const entry of chunk) entry.inFlight -= 1
    if (startReorgCount === reorgCount) onChange(results === null ? fail(chunk, block) : apply(chunk, results, block))
    // Fetches what had to wait because two requests for it were already in flight.
    refresh(false)
  }

  function apply(chunk: readonly Entry[], results: readonly CallResult[], block: number): readonly Entry[] {
    const changed: Entry[] = []
    const stale: Entry[] = []
    chunk.forEach((entry, at) => {
      const result = results[at]
      if (result === undefined) return
      if (isNewer(result.block, entry)) {
        storeResult(entry, result)
        waits.endWait(entry, latest() ?? block)
        changed.push(entry)
      }
      if (entry.fetchingBlock !== block) return
      if (isStale(result.block, block) && !isFreshEnough(entry, block)) stale.push(entry)
      else entry.fetchingBlock = null
    })
    retry(stale, block)
    return changed
  }

  /** Keeps the last answers, because a failed request says nothing about the values (spec: reads.last-answer). */
  function fail(chunk: readonly Entry[], block: number): readonly Entry[] {
    const unanswered = chunk.filter(({ fetchingBlock }) => fetchingBlock === block)
    waits.markFailed(unanswered)
    retry(unanswered, block)
    return waits.markOverdue(unanswered)
  }

  /** Refetches later; until then the entries count as being fetched. Does nothing for entries that a newer block fetches first. */
  function retry(unanswered: readonly Entry[], block: number) {
    if (unanswered.length === 0) return
    const startEra = reorgCount
    clock.after(retryAfterMs(clock.random()), () => {
      if (startEra !== reorgCount) return
      for (const entry of unanswered) if (entry.fetchingBlock === block) entry.fetchingBlock = null
      refresh(false)
    })
  }

  /** After a reorganisation, invalidates all answers and all requests in flight. */
  function invalidateAnswers() {
    reorgCount += 1
    for (const entry of calls.all()) Object.assign(entry, { dataBlock: null, fetchingBlock: null })
  }

  return { refresh, invalidateAnswers, restartFetches: () => restart(calls.all(), fetching) }
}

/**
 * Makes each call due again after a reconnection. All requests for it but the newest are aborted: an older one may hang,
 * so no more than two are ever open, while the newest may just be slow.
 */
function restart(entries: Iterable<Entry>, fetching: Map<readonly Entry[], AbortController>): void {
  const newerEntries = new Set<Entry>()
  for (const [chunk, controller] of [...fetching].toReversed()) {
    if (!chunk.some((entry) => newerEntries.has(entry))) {
      chunk.forEach((entry) => newerEntries.add(entry))
      continue
    }
    fetching.delete(chunk)
    for (const entry of chunk) entry.inFlight -= 1
    controller.abort()
  }
  for (const entry of entries) entry.fetchingBlock = null
}

const isDue = ({ age, dataBlock, fetchingBlock, inFlight }: Entry, block: number): boolean =>
  age !== null && inFlight < MAX_IN_FLIGHT && isOutdated({ dataBlock, fetchingBlock }, age, block)

const isFreshEnough = ({ age, dataBlock }: Entry, block: number): boolean =>
  age === null || !isOutdated({ dataBlock, fetchingBlock: null }, age, block)

/** Sends failing calls one by one so that none can fail the others; those beyond MAX_SENT_ALONE share requests. */
function dueChunks(active: Iterable<Entry>, block: number) {
  const dueEntries = [...active].filter((entry) => isDue(entry, block))
  const failing = dueEntries.filter(({ needsOwnRequest }) => needsOwnRequest)
  const alone = failing.slice(0, MAX_SENT_ALONE).map((one) => [one])
  const failingChunks = [...alone, ...chunks(failing.slice(MAX_SENT_ALONE))].map((chunk) => ({
    chunk,
    knownToFail: true,
  }))
  const others = chunks(dueEntries.filter(({ needsOwnRequest }) => !needsOwnRequest))
  return [...others.map((chunk) => ({ chunk, knownToFail: false })), ...failingChunks]
}

/** Wraps a reader to return null on failure; logs only the first failure until a request succeeds. */
function nullOnFailure(ask: FetcherOptions['readChunk'], log: FetcherOptions['log']) {
  let hasLogged = false
  return async (chunk: readonly Entry[], options: Parameters<typeof ask>[1]): Promise<readonly CallResult[] | null> => {
    try {
      const encoded = chunk.map((entry) => entry.encoded)
      const results = await ask(encoded, options)
      hasLogged = false
      return results
    } catch (error) {
      if (options.signal.aborted) return null
      if (!hasLogged) log(`A request for ${chunk.length} values of the chain has failed.`, error)
      hasLogged = true
      return null
    }
  }
}

function beginFetch(entry: Entry, block: number) {
  entry.fetchingBlock = block
  entry.inFlight += 1
}

function storeResult(entry: Entry, { block, data, needsOwnRequest }: CallResult) {
  // Reuses the old string, so that the same answer is not in memory twice.
  entry.answer = { block, data: entry.answer?.data === data ? entry.answer.data : data }
  entry.dataBlock = block
  entry.needsOwnRequest = needsOwnRequest
}
