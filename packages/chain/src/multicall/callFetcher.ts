import { chunks } from '@musi/domain/multicall/chunks'
import { isNewer, isOutdated, isStale, retryAfterMs } from '@musi/domain/multicall/fetchRule'
import type { Clock } from '../time/clock.ts'
import type { CallResult } from './aggregate.ts'
import type { chunkReader } from './chunkReader.ts'
import type { Entries, Entry } from './entries.ts'
import type { entryWaits } from './entryWaits.ts'

const MOST_IN_FLIGHT = 2
/** Failing calls that are sent one by one. */
const MOST_ALONE = 24

export type FetcherNeeds = {
  ask: ReturnType<typeof chunkReader>
  calls: Entries
  waits: ReturnType<typeof entryWaits>
  clock: Clock
  log: (sentence: string, why?: unknown) => void
  /** Number of the newest block; null before the first one. */
  latest: () => number | null
  isPaused: () => boolean
  /** The answers of these have changed, or they have become overdue. */
  onChange: (changed: readonly Entry[]) => void
}

/** Asks the chain for what is due, and again for what did not come. */
export function callFetcher({ ask, calls, waits, clock, log, latest, isPaused, onChange }: FetcherNeeds) {
  /** Counts reorganisations: an answer that was requested before one says nothing about the chain now. */
  let era = 0
  /** Counts how often somebody answered again: requests from before may hang until they are given up. */
  let line = 0

  const askChain = quietly(ask, log)

  /** Fetches everything that is due in one task, so that it goes out in one request. */
  function refresh(urgent: boolean) {
    const block = latest()
    if (isPaused() || block === null) return
    for (const { chunk, settled } of dueChunks(calls.active, block)) void fetchChunk(chunk, { block, urgent, settled })
  }

  async function fetchChunk(chunk: readonly Entry[], options: { block: number; urgent: boolean; settled: boolean }) {
    const { block } = options
    const startEra = era
    const startLine = line
    for (const entry of chunk) beginFetch(entry, block)
    waits.begin(chunk, block)
    const results = await askChain(chunk, options)
    if (startLine === line) for (const entry of chunk) entry.inFlight -= 1
    if (startEra === era) onChange(results === null ? fail(chunk, block) : apply(chunk, results, block))
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
        take(entry, result)
        waits.end(entry, latest() ?? block)
        changed.push(entry)
      }
      if (entry.fetchingBlock !== block) return
      if (isStale(result.block, block) && !isEnough(entry, block)) stale.push(entry)
      else entry.fetchingBlock = null
    })
    retry(stale, block)
    return changed
  }

  /** The last answers stay: that nobody answered says nothing about the values (spec: reads.last-answer). */
  function fail(chunk: readonly Entry[], block: number): readonly Entry[] {
    const unanswered = chunk.filter(({ fetchingBlock }) => fetchingBlock === block)
    waits.fail(unanswered)
    retry(unanswered, block)
    return waits.overdueOf(unanswered)
  }

  /** Until then they count as being fetched, so nothing else fetches them. A newer block does, and then this does nothing. */
  function retry(again: readonly Entry[], block: number) {
    if (again.length === 0) return
    const startEra = era
    clock.after(retryAfterMs(clock.random()), () => {
      if (startEra !== era) return
      for (const entry of again) if (entry.fetchingBlock === block) entry.fetchingBlock = null
      refresh(false)
    })
  }

  /** A block was taken back: what was read and what is on its way is worth nothing. */
  function beginEra() {
    era += 1
    for (const entry of calls.all()) Object.assign(entry, { dataBlock: null, fetchingBlock: null })
  }

  /** Somebody answers again: what is on its way is no longer waited for. */
  function beginLine() {
    line += 1
    for (const entry of calls.all()) Object.assign(entry, { inFlight: 0, fetchingBlock: null })
  }

  return { refresh, beginEra, beginLine }
}

const isDue = ({ age, dataBlock, fetchingBlock, inFlight }: Entry, block: number): boolean =>
  age !== null && inFlight < MOST_IN_FLIGHT && isOutdated({ dataBlock, fetchingBlock }, age, block)

const isEnough = ({ age, dataBlock }: Entry, block: number): boolean =>
  age === null || !isOutdated({ dataBlock, fetchingBlock: null }, age, block)

/** Failing calls go one by one, so that none can fail the others; those beyond a number share a request. */
function dueChunks(active: Iterable<Entry>, block: number) {
  const due = [...active].filter((entry) => isDue(entry, block))
  const failing = due.filter(({ failsAlone }) => failsAlone)
  const alone = failing.slice(0, MOST_ALONE).map((one) => [one])
  const settled = [...alone, ...chunks(failing.slice(MOST_ALONE))].map((chunk) => ({ chunk, settled: true }))
  const others = chunks(due.filter(({ failsAlone }) => !failsAlone))
  return [...others.map((chunk) => ({ chunk, settled: false })), ...settled]
}

/** A request whose failure is null, and is logged once for each time that the chain stops answering. */
function quietly(ask: FetcherNeeds['ask'], log: FetcherNeeds['log']) {
  let hasLogged = false
  return async (chunk: readonly Entry[], options: Parameters<typeof ask>[1]): Promise<readonly CallResult[] | null> => {
    try {
      const encoded = chunk.map((entry) => entry.encoded)
      const results = await ask(encoded, options)
      hasLogged = false
      return results
    } catch (error) {
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

function take(entry: Entry, { block, data, failsAlone }: CallResult) {
  // Reuses the old string, so that the same answer is not in memory twice.
  entry.answer = { block, data: entry.answer?.data === data ? entry.answer.data : data }
  entry.dataBlock = block
  entry.failsAlone = failsAlone
}
