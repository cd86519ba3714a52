/** Whose turn it is when more comes than can be answered at once. */
export type Turns = { take: (client: string, run: () => void) => void }

/** So many of one client's requests are answered as they come, before the system is asked what else has come. */
const AT_ONCE = 32
/** How long the others' new requests wait while those that are left over are answered. */
const SLICE_MS = 5

/** Clients in rotation, so that one who asks a lot waits behind itself alone. */
export function turns(): Turns {
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
    take(client, run) {
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
