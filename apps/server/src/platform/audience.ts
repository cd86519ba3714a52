import { inRotation } from './inRotation.ts'

/** Listeners of a recurring event. */
export type Audience<Event> = {
  add: (hear: (event: Event) => void, client?: string) => () => void
  /** Each hears every event, in the order in which they happened. */
  tell: (event: Event) => void
  size: () => number
}

type Hear<Event> = (event: Event) => void

/** Listeners called in one go; other requests get in before the next ones. */
const AT_ONCE = 8

/** Clients are told in rotation, so that one with hundreds of streams is not in front of one with a single page. */
export function audience<Event>(): Audience<Event> {
  const groups = new Map<string, Set<Hear<Event>>>()
  const deliveries: (() => boolean)[] = []
  let count = 0

  /** Calls the next batch each time, and says if there may be more. */
  function delivery(event: Event): () => boolean {
    const waiting = inRotation<() => void>(
      [...groups.values()].map((group) =>
        [...group].map((hear) => () => {
          // The listener may have unsubscribed since.
          if (group.has(hear)) hear(event)
        }),
      ),
    )
    return () => {
      for (let place = 0; place < AT_ONCE; place += 1) {
        const next = waiting.next()
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
    add(hear, client = '') {
      const group = groups.get(client) ?? new Set()
      groups.set(client, group.add(hear))
      count += 1
      return () => {
        if (!group.delete(hear)) return
        count -= 1
        if (group.size === 0 && groups.get(client) === group) groups.delete(client)
      }
    },
    tell(event) {
      deliveries.push(delivery(event))
      if (deliveries.length === 1) deliver()
    },
    size: () => count,
  }
}
