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
  /** A newer answer should have come by now (spec: reads.overdue). */
  isOverdue: (call: ReadCall) => boolean
  /** The newest block; null before the first one. */
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
  const calls = entries()
  let latest: { number: number; hash: string } | null = null
  let paused = false
  let away = false
  const latestNumber = () => latest?.number ?? null
  const waits = entryWaits(calls, clock, notify)
  const { refresh, beginEra, beginLine } = callFetcher({
    ask: chunkReader({ request, multicall, log }),
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

  // Everything that starts to listen in one task is fetched together.
  const { call: refreshSoon } = leadingEdge(() => queueMicrotask(() => refresh(false)), LISTENERS_MS, clock)

  return {
    answer: (call) => calls.get(call)?.answer ?? null,
    isOverdue: (call) => away || calls.get(call)?.overdue === true,
    latest: latestNumber,
    listen(watchedCalls, onChange) {
      const { stop } = calls.listen(watchedCalls, onChange)
      refreshSoon()
      return stop
    },
    head(block) {
      if (latest !== null && block.hash === latest.hash) return
      const isTakenBack = latest !== null && block.number <= latest.number
      latest = block
      if (!paused) waits.nextHead()
      if (isTakenBack) {
        waits.forget()
        beginEra()
      }
      waits.overdueOf(calls.active)
      refresh(true)
      // From here on, what is shown belongs to an older block.
      notify(calls.active)
    },
    setAway(isAway) {
      if (away === isAway) return
      away = isAway
      if (!away) {
        beginLine()
        refresh(true)
      }
      notify(calls.active)
    },
    pause: () => void (paused = true),
    resume() {
      paused = false
      // Nothing was asked while it was hidden.
      waits.forget()
      refresh(true)
    },
  }
}
