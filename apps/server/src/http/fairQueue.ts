/** Schedules requests when more arrive than can be answered at once. */
export type FairQueue = { add: (client: string, run: () => void) => void }

/** This many of a client's requests run immediately before the event loop gets a chance to accept others. */
const AT_ONCE = 32
/** How long new requests wait while queued ones are answered. */
const SLICE_MS = 5

/** Round-robin over clients, so that a busy client only waits behind itself. */
export function fairQueue(): FairQueue {
  const counts = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let planned = false

  function plan() {
    if (planned) return
    planned = true
    setImmediate(rotate)
  }

  function rotate() {
    planned = false
    counts.clear()
    const untilMs = performance.now() + SLICE_MS
    for (const [client, queue] of waiting) {
      // Taken out and put back at the end: the loop comes to it again after all others.
      waiting.delete(client)
      const run = queue.shift()
      if (queue.length > 0) waiting.set(client, queue)
      run?.()
      if (performance.now() > untilMs) break
    }
    if (waiting.size > 0) plan()
  }

  return {
    add(client, run) {
      plan()
      const count = counts.get(client) ?? 0
      counts.set(client, count + 1)
      const queue = waiting.get(client)
      if (queue !== undefined) queue.push(run)
      else if (count < AT_ONCE) run()
      else waiting.set(client, [run])
    },
  }
}
