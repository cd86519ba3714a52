import type { Clock } from '../time/clock.ts'

/** spec: reads.batching */
const WAIT_MS = 50

type BatchQueueOptions<Item> = {
  send: (items: readonly Item[]) => void
  /** Pause before the next request after a failure. */
  pauseMs: () => number
  clock: Clock
}

export type BatchQueue<Item> = { add: (item: Item, urgent: boolean) => void }

/**
 * The first request goes out at once, with all others of the same task; requests of the next 50 ms are collected. An
 * urgent request waits for no timer and takes along everything that is queued (spec: reads.batching).
 */
export function batchQueue<Item>({ send, pauseMs: restMs, clock }: BatchQueueOptions<Item>): BatchQueue<Item> {
  let items: Item[] = []
  let isScheduled = false
  let stopWaiting: (() => void) | null = null

  function wait(ms: number) {
    stopWaiting?.()
    stopWaiting = clock.after(ms, () => {
      stopWaiting = null
      if (items.length > 0) flush()
    })
  }

  function flush() {
    isScheduled = false
    if (items.length === 0) return
    const remainingPauseMs = restMs()
    if (remainingPauseMs > 0) {
      wait(remainingPauseMs)
      return
    }
    const batch = items
    items = []
    wait(WAIT_MS)
    send(batch)
  }

  return {
    add(item, urgent) {
      items.push(item)
      if (isScheduled || (stopWaiting !== null && !urgent)) return
      isScheduled = true
      queueMicrotask(flush)
    },
  }
}
