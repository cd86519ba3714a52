import { inRotation } from './inRotation.ts'

/** Listeners of a recurring event. */
export type Audience<Event> = {
  add: (listener: (event: Event) => void, client?: string) => () => void
  /** Notifies each listener of every event, in order. */
  tell: (event: Event) => void
  size: () => number
}

type Listener<Event> = (event: Event) => void

/** Listeners called per tick, so that other requests are handled in between. */
const LISTENERS_PER_TICK = 8

/** Clients are notified in rotation, so that one with hundreds of streams does not delay one with a single page. */
export function audience<Event>(): Audience<Event> {
  const groups = new Map<string, Set<Listener<Event>>>()
  const deliveries: (() => boolean)[] = []
  let count = 0

  /** Each call notifies the next batch and returns whether there may be more. */
  function createDelivery(event: Event): () => boolean {
    const calls = inRotation<() => void>(
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
    while (deliveries[0] !== undefined) {
      if (deliveries[0]()) {
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
    tell(event) {
      deliveries.push(createDelivery(event))
      if (deliveries.length === 1) deliver()
    },
    size: () => count,
  }
}
