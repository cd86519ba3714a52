import type { TurnPace } from './turnPace.ts'

/** Lets a fixed number through at once and a fixed number wait; the next one is turned away. */
export type Turnstile = {
  /** Null when even the queue is full. Otherwise call the function when done. */
  enter: (client?: string) => Promise<(() => void) | null>
  inside: () => number
}

type Waiter = (admitted: boolean) => void

/** Others may have gone meanwhile, and then nobody has to rest. */
const LONGEST_REST_MS = 250

/**
 * Waiting clients enter in rotation. When the queue is full, the client with the most waiting entries loses one. The last place is
 * for one that has none yet, so that nobody waits for the end of what another client alone has begun. With a pace, a client that
 * has had more than its share of the time rests before its next turn.
 */
export function turnstile(atOnce: number, waiting: number, pace?: TurnPace): Turnstile {
  const queues = new Map<string, Waiter[]>()
  const places = new Map<string, number>()
  let inside = 0
  let count = 0
  let isResting = false

  function hasPlace(client: string): boolean {
    if (pace !== undefined && pace.restMs(client) > 0) return false
    if (inside + 1 < atOnce) return true
    return inside < atOnce && (atOnce === 1 || client === '' || !places.has(client))
  }

  function take(client: string) {
    inside += 1
    places.set(client, (places.get(client) ?? 0) + 1)
  }

  function leave(client: string, ms: number) {
    const left = (places.get(client) ?? 1) - 1
    pace?.spend(client, ms, left + (queues.get(client)?.length ?? 0))
    inside -= 1
    if (left > 0) places.set(client, left)
    else places.delete(client)
    admitNext()
  }

  /** The first in the rotation; with a pace the one that has had the least, which is before all who are busy. */
  function nextClient(): [string, Waiter[]] | undefined {
    let best: [string, Waiter[]] | undefined
    for (const entry of queues) {
      if (!hasPlace(entry[0])) continue
      if (pace === undefined) return entry
      if (best === undefined || pace.owedMs(entry[0]) < pace.owedMs(best[0])) best = entry
    }
    return best
  }

  function admitNext() {
    const entry = nextClient()
    if (entry !== undefined) {
      const [client, queue] = entry
      const next = queue.shift()
      queues.delete(client)
      if (queue.length > 0) queues.set(client, queue)
      count -= 1
      take(client)
      next?.(true)
      return
    }
    awaitRested()
  }

  /** Looks again when the first of those that wait may have rested. */
  function awaitRested() {
    if (pace === undefined || isResting) return
    const rests = [...queues.keys()].map(pace.restMs).filter((ms) => ms > 0)
    if (rests.length === 0) return
    isResting = true
    setTimeout(
      () => {
        isResting = false
        admitNext()
      },
      Math.min(LONGEST_REST_MS, ...rests),
    ).unref()
  }

  /** False when no client has more waiting entries than the newcomer. */
  function makeRoom(newcomer: string): boolean {
    const own = queues.get(newcomer)?.length ?? 0
    const [longest] = [...queues.values()].toSorted((a, b) => b.length - a.length)
    if (longest === undefined || longest.length <= own + 1) return false
    count -= 1
    longest.pop()?.(false)
    return true
  }

  function wait(client: string): Promise<boolean> {
    count += 1
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const queue = queues.get(client) ?? []
    queue.push(resolve)
    queues.set(client, queue)
    awaitRested()
    return promise
  }

  return {
    inside: () => inside,
    async enter(client = '') {
      pace?.note(client)
      if (hasPlace(client)) take(client)
      else if (count >= waiting && !makeRoom(client)) return null
      else if (!(await wait(client))) return null
      const since = performance.now()
      return once(() => leave(client, performance.now() - since))
    },
  }
}

function once(leave: () => void): () => void {
  let hasLeft = false
  return () => {
    if (!hasLeft) leave()
    hasLeft = true
  }
}
