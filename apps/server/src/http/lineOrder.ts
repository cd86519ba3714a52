import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type LineOrder = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void

/** Browsers and proxies send none ahead; who sends more than this does not want answers. */
const MOST_AHEAD = 16

/** One request at a time on each line, whatever was sent ahead: nothing is begun, and nothing held, for one that must wait. */
export function lineOrder(flooded: (line: Socket) => void): LineOrder {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return ({ socket: line }, response, answer) => {
    // What else has come with it is of no interest to anybody any more.
    if (line.destroyed) return
    const begin = () => {
      response.once('close', () => {
        const next = waiting.get(line)?.shift()
        if (next === undefined) waiting.delete(line)
        else if (!line.destroyed) next()
      })
      answer()
    }
    const ahead = waiting.get(line)
    if (ahead === undefined) {
      waiting.set(line, [])
      begin()
    } else if (ahead.length < MOST_AHEAD) ahead.push(begin)
    else flooded(line)
  }
}
