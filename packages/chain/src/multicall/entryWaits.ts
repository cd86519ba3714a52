import { isOutdated } from '@musi/domain/multicall/fetchRule'
import { OVERDUE_MS, isOverdue, newWait, withNextHead } from '@musi/domain/multicall/overdue'
import type { Clock } from '../time/clock.ts'
import type { Entries, Entry } from './entries.ts'

/**
 * Measures how long watched calls have waited for an answer (spec: reads.overdue); `onOverdue` gets the overdue ones.
 */
export function entryWaits(calls: Entries, clock: Clock, onOverdue: (late: readonly Entry[]) => void) {
  let stopTimer: (() => void) | null = null

  function beginWaits(entries: readonly Entry[], block: number) {
    for (const entry of entries) entry.wait ??= { ...newWait(clock.nowMs()), block }
    checkAfter(OVERDUE_MS)
  }

  /** Ends a wait if the answer is new enough for the block at which the wait began; begins another if `newest` needs a newer one. */
  function endWait(entry: Entry, newest: number) {
    const { age, dataBlock, wait } = entry
    const isOutdatedAt = (at: number) => age !== null && isOutdated({ dataBlock, fetchingBlock: null }, age, at)
    if (wait !== null && isOutdatedAt(wait.block)) return
    entry.wait = isOutdatedAt(newest) ? { ...newWait(clock.nowMs()), block: newest } : null
    entry.overdue = false
  }

  function markFailed(entries: readonly Entry[]) {
    for (const entry of entries) if (entry.wait !== null) entry.wait = { ...entry.wait, hasFailed: true }
  }

  function countHead() {
    for (const entry of calls.active)
      if (entry.wait !== null) entry.wait = { ...entry.wait, ...withNextHead(entry.wait) }
  }

  function clearWaits() {
    for (const entry of calls.active) Object.assign(entry, { wait: null, overdue: false })
  }

  /** Marks and returns the entries that have become overdue. */
  function markOverdue(entries: Iterable<Entry>): readonly Entry[] {
    const nowMs = clock.nowMs()
    const late = [...entries].filter(({ wait, overdue }) => !overdue && wait !== null && isOverdue(wait, nowMs))
    for (const entry of late) entry.overdue = true
    return late
  }

  function checkAfter(ms: number) {
    stopTimer ??= clock.after(ms, () => {
      stopTimer = null
      onOverdue(markOverdue(calls.active))
      const waits = [...calls.active].flatMap(({ wait, overdue }) => (wait === null || overdue ? [] : [wait.sinceMs]))
      if (waits.length > 0) checkAfter(Math.min(...waits) + OVERDUE_MS - clock.nowMs())
    })
  }

  return { beginWaits, endWait, markFailed, countHead, clearWaits, markOverdue }
}
