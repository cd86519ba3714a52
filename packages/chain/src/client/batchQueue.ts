import type { Clock } from '../clock.ts'

/** spec: reads.batching */
const WAIT_MS = 50

type Setting<Item> = {
  send: (items: readonly Item[]) => void
  /** For how long nothing may be sent, because what was sent last came to nothing. */
  restMs: () => number
  clock: Clock
}

export type BatchQueue<Item> = { add: (item: Item, urgent: boolean) => void }

/**
 * The first request passes at once, with all that is asked in the same task; followers within 50 ms are collected. What is
 * urgent waits for no timer and takes along whatever waits (spec: reads.batching).
 */
export function batchQueue<Item>({ send, restMs, clock }: Setting<Item>): BatchQueue<Item> {
  let items: Item[] = []
  let goesOut = false
  let stopWaiting: (() => void) | null = null

  function wait(ms: number) {
    stopWaiting?.()
    stopWaiting = clock.after(ms, () => {
      stopWaiting = null
      if (items.length > 0) flush()
    })
  }

  function flush() {
    goesOut = false
    if (items.length === 0) return
    const rest = restMs()
    if (rest > 0) {
      wait(rest)
      return
    }
    const taken = items
    items = []
    wait(WAIT_MS)
    send(taken)
  }

  return {
    add(item, urgent) {
      items.push(item)
      if (goesOut || (stopWaiting !== null && !urgent)) return
      goesOut = true
      queueMicrotask(flush)
    },
  }
}
