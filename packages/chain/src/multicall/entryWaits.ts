import { isOutdated } from '@musi/domain/multicall/fetchRule'
import { OVERDUE_MS, isOverdue, newWait, withNextHead } from '@musi/domain/multicall/overdue'
import type { Clock } from '../time/clock.ts'
import type { Entries, Entry } from './entries.ts'

/**
 * Measures how long watched calls have waited for an answer (spec: reads.overdue); `onOverdue` gets the overdue ones.
 */
export function entryWaits(calls: Entries, clock: Clock, onOverdue: (late: readonly Entry[]) => void) {
  let stopLooking: (() => void) | null = null

  function begin(entries: readonly Entry[], block: number) {
    for (const entry of entries) entry.wait ??= { ...newWait(clock.nowMs()), block }
    lookIn(OVERDUE_MS)
  }

  /** An answer ends a wait if it is young enough for the block at which the wait began, and may begin the next. */
  function end(entry: Entry, newest: number) {
    const { age, dataBlock, wait } = entry
    const lacks = (at: number) => age !== null && isOutdated({ dataBlock, fetchingBlock: null }, age, at)
    if (wait !== null && lacks(wait.block)) return
    entry.wait = lacks(newest) ? { ...newWait(clock.nowMs()), block: newest } : null
    entry.overdue = false
  }

  function fail(entries: readonly Entry[]) {
    for (const entry of entries) if (entry.wait !== null) entry.wait = { ...entry.wait, hasFailed: true }
  }

  function nextHead() {
    for (const entry of calls.active)
      if (entry.wait !== null) entry.wait = { ...entry.wait, ...withNextHead(entry.wait) }
  }

  function forget() {
    for (const entry of calls.active) Object.assign(entry, { wait: null, overdue: false })
  }

  /** Entries that have become overdue. */
  function overdueOf(entries: Iterable<Entry>): readonly Entry[] {
    const nowMs = clock.nowMs()
    const late = [...entries].filter(({ wait, overdue }) => !overdue && wait !== null && isOverdue(wait, nowMs))
    for (const entry of late) entry.overdue = true
    return late
  }

  function lookIn(ms: number) {
    stopLooking ??= clock.after(ms, () => {
      stopLooking = null
      onOverdue(overdueOf(calls.active))
      const waits = [...calls.active].flatMap(({ wait, overdue }) => (wait === null || overdue ? [] : [wait.sinceMs]))
      if (waits.length > 0) lookIn(Math.min(...waits) + OVERDUE_MS - clock.nowMs())
    })
  }

  return { begin, end, fail, nextHead, forget, overdueOf }
}
