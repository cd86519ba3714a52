/**
 * Runs one large job per tick: new requests are handled in between, and clients take turns, so that
 * one with seventy large jobs does not block another with one small request.
 */
export function takeTurns(): (client: string) => Promise<void> {
  const waiting = new Map<string, (() => void)[]>()

  function runNext() {
    const [first] = waiting
    if (first === undefined) return
    const [client, queue] = first
    // Moves the client to the end of the rotation.
    waiting.delete(client)
    const begin = queue.shift()
    if (queue.length > 0) waiting.set(client, queue)
    if (waiting.size > 0) setImmediate(runNext)
    begin?.()
  }

  return (client) => {
    if (waiting.size === 0) setImmediate(runNext)
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = waiting.get(client) ?? []
    queue.push(resolve)
    waiting.set(client, queue)
    return promise
  }
}
