import { roundRobin } from './roundRobin.ts'

/** Listeners of a recurring event. */
export type Broadcast<Event> = {
  add: (listener: (event: Event) => void, client?: string) => () => void
  /** Notifies each listener of every event, in order. */
  notify: (event: Event) => void
  size: () => number
}

type Listener<Event> = (event: Event) => void

/** Listeners called per tick, so that other requests are handled in between. */
const LISTENERS_PER_TICK = 8
/** Longest time for which an event is held back, and the time until it is tried again. */
const MAX_HELD_MS = 500
const RETRY_MS = 5

/**
 * Clients are notified in rotation, so that one with hundreds of streams does not delay one with a single page. While
 * `isFull`, events are held back for a while, because those who are notified ask at once.
 */
export function broadcast<Event>(isFull: () => boolean = () => false): Broadcast<Event> {
  const groups = new Map<string, Set<Listener<Event>>>()
  const deliveries: { notifySome: () => boolean; heldUntilMs: number }[] = []
  let count = 0

  /** Each call notifies the next batch and returns whether there may be more. */
  function createDelivery(event: Event): () => boolean {
    const calls = roundRobin<() => void>(
      [...groups.values()].map((group) =>
        [...group].map((listener) => () => {
          // The listener may have unsubscribed since.
          if (group.has(listener)) listener(event)
        }),
      ),
    )
    return () => {
      for (let called = 0; called < LISTENERS_PER_TICK; called += 1) {
        const next = calls.next()
        if (next.done === true) return false
        next.value()
      }
      return true
    }
  }

  function deliver() {
    for (let first = deliveries[0]; first !== undefined; first = deliveries[0]) {
      if (isFull() && performance.now() < first.heldUntilMs) {
        setTimeout(deliver, RETRY_MS).unref()
        return
      }
      if (first.notifySome()) {
        setImmediate(deliver)
        return
      }
      deliveries.shift()
    }
  }

  return {
    add(listener, client = '') {
      const group = groups.get(client) ?? new Set()
      groups.set(client, group.add(listener))
      count += 1
      return () => {
        if (!group.delete(listener)) return
        count -= 1
        if (group.size === 0 && groups.get(client) === group) groups.delete(client)
      }
    },
    notify(event) {
      deliveries.push({ notifySome: createDelivery(event), heldUntilMs: performance.now() + MAX_HELD_MS })
      if (deliveries.length === 1) deliver()
    },
    size: () => count,
  }
}
