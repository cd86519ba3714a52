import type { Address } from '@musi/domain/address'
import type { ReadCall } from '@musi/domain/callKey'
import type { CallAnswer } from '@musi/domain/multicall/callState'
import { chunks } from '@musi/domain/multicall/chunks'
import { isNewer, isOutdated, isStale, retryAfterMs } from '@musi/domain/multicall/fetchRule'
import { OVERDUE_MS, isOverdue, newWait, withNextHead } from '@musi/domain/multicall/overdue'
import { type Clock, systemClock } from '../time/clock.ts'
import { leadingEdge } from '../time/leadingEdge.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { CallResult } from './aggregate.ts'
import { chunkReader } from './chunkReader.ts'
import { type Entry, entries } from './entries.ts'

/** spec: reads.required-age */
const LISTENERS_MS = 100
const MOST_IN_FLIGHT = 2
/** Failing calls are sent one by one, so that none can fail the others; those beyond this number share a request. */
const MOST_ALONE = 24

export type MulticallStore = {
  /** Keeps these calls up to date while somebody listens. Returns a function that stops listening. */
  listen: (watchedCalls: readonly { call: ReadCall; holdsBlocks: number }[], onChange: () => void) => () => void
  /** The last answer to a call. Null: it was never answered. */
  answer: (call: ReadCall) => CallAnswer | null
  /** A newer answer should have come by now (spec: reads.overdue). */
  isOverdue: (call: ReadCall) => boolean
  /** The newest block; null: none has been heard of. */
  latest: () => number | null
  /** A new block, or another one of the same number. */
  head: (block: { number: number; hash: string }) => void
  /** Nobody answers on this line, so every answer is overdue, also those that no head has asked for. */
  setAway: (isAway: boolean) => void
  /** The page is hidden: nothing is fetched until `resume`. */
  pause: () => void
  resume: () => void
}

export type StoreOptions = {
  request: RpcRequest
  multicall: Address
  clock?: Clock
  log?: (sentence: string, why?: unknown) => void
}

// oxlint-disable-next-line no-console
const toConsole = (sentence: string, why?: unknown) => console.error(sentence, why ?? '')

/** Everything that the page reads at each block. There is one store for the page, however many listeners it has. */
export function multicallStore({
  request,
  multicall,
  clock = systemClock,
  log = toConsole,
}: StoreOptions): MulticallStore {
  const ask = chunkReader({ request, multicall, log })
  const calls = entries()
  let latest: { number: number; hash: string } | null = null
  let paused = false
  let away = false
  /** Once for each time that the chain stops answering. */
  let hasLogged = false
  let stopLooking: (() => void) | null = null
  /** Counts reorganisations: an answer that was requested before one says nothing about the chain now. */
  let era = 0
  /** Counts how often somebody answered again: requests from before may hang until they are given up. */
  let line = 0

  function isDue({ age, dataBlock, fetchingBlock, inFlight }: Entry, block: number): boolean {
    return age !== null && inFlight < MOST_IN_FLIGHT && isOutdated({ dataBlock, fetchingBlock }, age, block)
  }

  /** Fetches everything that is due in one task, so that it goes out in one request. */
  function refresh(urgent: boolean) {
    if (paused || latest === null) return
    const block = latest.number
    const due = [...calls.active].filter((entry) => isDue(entry, block))
    const failing = due.filter(({ failsAlone }) => failsAlone)
    const others = due.filter(({ failsAlone }) => !failsAlone)
    for (const chunk of chunks(others)) void fetchChunk(chunk, { block, urgent, settled: false })
    for (const one of failing.slice(0, MOST_ALONE)) void fetchChunk([one], { block, urgent, settled: true })
    for (const chunk of chunks(failing.slice(MOST_ALONE))) void fetchChunk(chunk, { block, urgent, settled: true })
  }

  async function fetchChunk(chunk: readonly Entry[], options: { block: number; urgent: boolean; settled: boolean }) {
    const [{ block }, startEra, startLine] = [options, era, line]
    for (const entry of chunk) {
      entry.fetchingBlock = block
      entry.inFlight += 1
      entry.wait ??= { ...newWait(clock.nowMs()), block }
    }
    lookForOverdue(OVERDUE_MS)
    let results: readonly CallResult[] | null = null
    try {
      const encoded = chunk.map((entry) => entry.encoded)
      results = await ask(encoded, options)
      hasLogged = false
    } catch (error) {
      if (!hasLogged) log(`A request for ${chunk.length} values of the chain has failed.`, error)
      hasLogged = true
    }
    if (startLine === line) for (const entry of chunk) entry.inFlight -= 1
    if (startEra === era) {
      const changed = results === null ? fail(chunk, block) : apply(chunk, results, block)
      notify(changed)
    }
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
        // Reuses the old string, so that the same answer is not in memory twice.
        const data = entry.answer?.data === result.data ? entry.answer.data : result.data
        entry.answer = { block: result.block, data }
        entry.dataBlock = result.block
        entry.failsAlone = result.failsAlone
        endWait(entry, block)
        changed.push(entry)
      }
      if (entry.fetchingBlock !== block) return
      const isEnough = entry.age === null || !isOutdated({ ...entry, fetchingBlock: null }, entry.age, block)
      if (isStale(result.block, block) && !isEnough) stale.push(entry)
      else entry.fetchingBlock = null
    })
    retry(stale, block)
    return changed
  }

  /** The last answers stay: that nobody answered says nothing about the values (spec: reads.last-answer). */
  function fail(chunk: readonly Entry[], block: number): readonly Entry[] {
    const unanswered = chunk.filter(({ fetchingBlock }) => fetchingBlock === block)
    for (const entry of unanswered) if (entry.wait !== null) entry.wait = { ...entry.wait, hasFailed: true }
    retry(unanswered, block)
    return overdueOf(unanswered)
  }

  /** An answer ends a wait if it is young enough for the block at which the wait began, and may begin the next. */
  function endWait(entry: Entry, block: number) {
    const { age, dataBlock, wait } = entry
    const lacks = (at: number) => age !== null && isOutdated({ dataBlock, fetchingBlock: null }, age, at)
    if (wait !== null && lacks(wait.block)) return
    const newest = latest?.number ?? block
    entry.wait = lacks(newest) ? { ...newWait(clock.nowMs()), block: newest } : null
    entry.overdue = false
  }

  /** Those that have become overdue. */
  function overdueOf(entries: Iterable<Entry>): readonly Entry[] {
    const nowMs = clock.nowMs()
    const late = [...entries].filter(({ wait, overdue }) => !overdue && wait !== null && isOverdue(wait, nowMs))
    for (const entry of late) entry.overdue = true
    return late
  }

  function lookForOverdue(ms: number) {
    stopLooking ??= clock.after(ms, () => {
      stopLooking = null
      notify(overdueOf(calls.active))
      const waits = [...calls.active].flatMap(({ wait, overdue }) => (wait === null || overdue ? [] : [wait.sinceMs]))
      if (waits.length > 0) lookForOverdue(Math.min(...waits) + OVERDUE_MS - clock.nowMs())
    })
  }

  function forgetWaits() {
    for (const entry of calls.active) Object.assign(entry, { wait: null, overdue: false })
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

  function notify(changed: Iterable<Entry>) {
    const watchers = new Set<() => void>()
    for (const entry of changed) for (const watcher of entry.watchers) watchers.add(watcher)
    watchers.forEach((watcher) => watcher())
  }

  // Everything that starts to listen in one task is fetched together.
  const { call: refreshSoon } = leadingEdge(() => queueMicrotask(() => refresh(false)), LISTENERS_MS, clock)

  return {
    answer: (call) => calls.get(call)?.answer ?? null,
    isOverdue: (call) => away || calls.get(call)?.overdue === true,
    latest: () => latest?.number ?? null,
    listen(watchedCalls, onChange) {
      const { stop } = calls.listen(watchedCalls, onChange)
      refreshSoon()
      return stop
    },
    head(block) {
      if (latest !== null && block.hash === latest.hash) return
      const isTakenBack = latest !== null && block.number <= latest.number
      latest = block
      if (!paused)
        for (const entry of calls.active)
          if (entry.wait !== null) entry.wait = { ...entry.wait, ...withNextHead(entry.wait) }
      if (isTakenBack) {
        era += 1
        forgetWaits()
        for (const entry of calls.all()) Object.assign(entry, { dataBlock: null, fetchingBlock: null })
      }
      overdueOf(calls.active)
      refresh(true)
      // From here on, what is shown belongs to an older block.
      notify(calls.active)
    },
    setAway(isAway) {
      if (away === isAway) return
      away = isAway
      if (!away) {
        line += 1
        for (const entry of calls.all()) Object.assign(entry, { inFlight: 0, fetchingBlock: null })
        refresh(true)
      }
      notify(calls.active)
    },
    pause: () => void (paused = true),
    resume() {
      paused = false
      // Nothing was asked while it was hidden.
      forgetWaits()
      refresh(true)
    },
  }
}
