/**
 * Large jobs of many clients, each in a tick of its own: what came in meanwhile is looked at between any two, and clients take
 * turns, so that one with seventy large jobs is not in front of one with a single small request.
 */
export function turnATick(): (client: string) => Promise<void> {
  const waiting = new Map<string, (() => void)[]>()

  function next() {
    const [first] = waiting
    if (first === undefined) return
    const [client, queue] = first
    // Taken out and put back at the end.
    waiting.delete(client)
    const begin = queue.shift()
    if (queue.length > 0) waiting.set(client, queue)
    if (waiting.size > 0) setImmediate(next)
    begin?.()
  }

  return (client) => {
    if (waiting.size === 0) setImmediate(next)
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = waiting.get(client) ?? []
    queue.push(resolve)
    waiting.set(client, queue)
    return promise
  }
}
