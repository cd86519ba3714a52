import { decayingUse } from '#platform/decayingUse.ts'
import { networkOf } from '#platform/networkOf.ts'

/** Schedules requests when more arrive than can be answered at once. An IPv6 network counts as one client. */
export type FairQueue = { add: (client: string, run: () => void) => void }

/** This many of a client's requests run immediately before the event loop gets a chance to accept others. */
const AT_ONCE = 32
/** Time for which new requests wait while queued ones are answered. */
const SLICE_MS = 5
/** Fixed cost of a request, besides the time until it first awaits something. */
const REQUEST_MS = 0.2

/**
 * Serves the client that used the least time recently first, so that a busy client only delays
 * itself, and many busy ones together do not delay an occasional one.
 */
export function fairQueue(now: () => number = () => performance.now()): FairQueue {
  const counts = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  const recentUse = decayingUse(now)
  let planned = false
  let tickMs = 0

  function answer(client: string, run: () => void) {
    const since = now()
    run()
    recentUse.add(client, REQUEST_MS + now() - since)
  }

  function plan() {
    if (planned) return
    planned = true
    tickMs = now()
    setImmediate(rotate)
  }

  function rotate() {
    planned = false
    counts.clear()
    const untilMs = now() + SLICE_MS
    const order = [...waiting.keys()]
      .map((client) => ({ client, ms: recentUse.of(client) }))
      .toSorted((a, b) => a.ms - b.ms)
    for (const { client } of order) {
      const queue = waiting.get(client)
      const run = queue?.shift()
      if (queue === undefined || queue.length === 0) waiting.delete(client)
      if (run !== undefined) answer(client, run)
      if (now() > untilMs) break
    }
    if (waiting.size > 0) plan()
  }

  return {
    add(name, run) {
      plan()
      // Grouped by network: a site may have tens of thousands of addresses, each of which would count as a new client.
      const client = networkOf(name)
      const count = counts.get(client) ?? 0
      counts.set(client, count + 1)
      const queue = waiting.get(client)
      // The first of each client in a tick runs at once, the others as long as the tick is short.
      const isAtOnce = count === 0 || (count < AT_ONCE && now() - tickMs < SLICE_MS)
      if (queue !== undefined) queue.push(run)
      else if (isAtOnce) answer(client, run)
      else waiting.set(client, [run])
    },
  }
}
