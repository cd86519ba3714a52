import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** `answer` returns a function that runs once the response is closed. */
export type RequestOrder = (request: IncomingMessage, response: ServerResponse, answer: () => () => void) => void

/** Browsers and proxies do not pipeline; a client that sends more than this ahead does not want answers. */
const MAX_AHEAD = 16

/** Handles one request at a time per connection: a pipelined request starts nothing and holds no memory while it waits. */
export function requestOrder(flooded: (line: Socket) => void): RequestOrder {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return ({ socket: line }, response, answer) => {
    // Nobody is waiting for the other requests of this connection any more.
    if (line.destroyed) return
    const begin = () => {
      let leave = () => {}
      // One listener for everything that ends with the response, because sending a file adds many
      // of its own.
      response.once('close', () => {
        leave()
        const next = waiting.get(line)?.shift()
        if (next === undefined) waiting.delete(line)
        else if (!line.destroyed) next()
      })
      leave = answer()
    }
    const queued = waiting.get(line)
    if (queued === undefined) {
      waiting.set(line, [])
      begin()
    } else if (queued.length < MAX_AHEAD) queued.push(begin)
    else flooded(line)
  }
}
