import type { Address } from '@musi/domain/address'
import type { ReadCall } from '@musi/domain/callKey'
import type { CallAnswer } from '@musi/domain/multicall/callState'
import { type Clock, systemClock } from '../time/clock.ts'
import { leadingEdge } from '../time/leadingEdge.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import { callFetcher } from './callFetcher.ts'
import { chunkReader } from './chunkReader.ts'
import { type Entry, entries } from './entries.ts'
import { entryWaits } from './entryWaits.ts'

/** spec: reads.required-age */
const LISTENERS_MS = 100

export type MulticallStore = {
  /** Keeps these calls up to date while somebody listens. Returns a function that stops listening. */
  listen: (watchedCalls: readonly { call: ReadCall; holdsBlocks: number }[], onChange: () => void) => () => void
  /** The last answer to a call; null before the first one. */
  answer: (call: ReadCall) => CallAnswer | null
  /** True if a newer answer is overdue (spec: reads.overdue). */
  isOverdue: (call: ReadCall) => boolean
  /** The newest block; null before the first one. */
  latest: () => number | null
  /** Reports a new block, or a different block at the same height. */
  head: (block: { number: number; hash: string }) => void
  /** While the node is unreachable, every answer is overdue, even without a new head. */
  setUnreachable: (isAway: boolean) => void
  /** Called when the page is hidden; fetches nothing until `resume`. */
  pause: () => void
  resume: () => void
}

export type StoreOptions = {
  request: RpcRequest
  multicall: Address
  clock?: Clock
  log?: (sentence: string, error?: unknown) => void
}

// oxlint-disable-next-line no-console
const logToConsole = (sentence: string, why?: unknown) => console.error(sentence, why ?? '')

/** Reads everything the page needs at each block. A page has one store for all its listeners. */
export function multicallStore({
  request,
  multicall,
  clock = systemClock,
  log = logToConsole,
}: StoreOptions): MulticallStore {
  const calls = entries()
  let latest: { number: number; hash: string } | null = null
  let paused = false
  let isUnreachable = false
  const latestNumber = () => latest?.number ?? null
  const waits = entryWaits(calls, clock, notify)
  const { refresh, invalidateAnswers, restartFetches } = callFetcher({
    readChunk: chunkReader({ request, multicall, log }),
    calls,
    waits,
    clock,
    log,
    latest: latestNumber,
    isPaused: () => paused,
    onChange: notify,
  })

  function notify(changed: Iterable<Entry>) {
    const watchers = new Set<() => void>()
    for (const entry of changed) for (const watcher of entry.watchers) watchers.add(watcher)
    watchers.forEach((watcher) => watcher())
  }

  // Calls listened to within one task are fetched together.
  const { call: refreshSoon } = leadingEdge(() => queueMicrotask(() => refresh(false)), LISTENERS_MS, clock)

  return {
    answer: (call) => calls.get(call)?.answer ?? null,
    isOverdue: (call) => isUnreachable || calls.get(call)?.overdue === true,
    latest: latestNumber,
    listen(watchedCalls, onChange) {
      const { stop } = calls.listen(watchedCalls, onChange)
      refreshSoon()
      return stop
    },
    head(block) {
      if (latest !== null && block.hash === latest.hash) return
      const isReorg = latest !== null && block.number <= latest.number
      latest = block
      if (!paused) waits.countHead()
      if (isReorg) {
        waits.clearWaits()
        invalidateAnswers()
      }
      waits.markOverdue(calls.active)
      refresh(true)
      // The displayed values are now of an older block.
      notify(calls.active)
    },
    setUnreachable(isAway) {
      if (isUnreachable === isAway) return
      isUnreachable = isAway
      if (!isUnreachable) {
        restartFetches()
        refresh(true)
      }
      notify(calls.active)
    },
    pause: () => void (paused = true),
    resume() {
      paused = false
      // Nothing was requested while the page was hidden.
      waits.clearWaits()
      refresh(true)
    },
  }
}
