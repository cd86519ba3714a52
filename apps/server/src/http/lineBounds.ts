import type { Socket } from 'node:net'
import { clientOf } from './requestClient.ts'

export type LineBounds = {
  /** A line that has just come; one too many is cut. */
  admit: (line: Socket) => void
  /** A line that was flooded with requests: cut, and its client is shut out for a while. */
  flooded: (line: Socket) => void
}

/** To read such a flood costs more than to answer an honest client for as long. */
const SHUT_OUT_MS = 30_000

/** One client that opens all the lines there are would shut the others out, without sending a word. */
export function lineBounds(perClient: number, now: () => number): LineBounds {
  const counts = new Map<string, number>()
  const shutUntilMs = new Map<string, number>()

  function isShutOut(client: string): boolean {
    const untilMs = shutUntilMs.get(client)
    if (untilMs === undefined) return false
    if (untilMs > now()) return true
    shutUntilMs.delete(client)
    return false
  }

  return {
    admit(line) {
      const client = clientOf(line.remoteAddress)
      const count = (counts.get(client) ?? 0) + 1
      if (count > perClient || isShutOut(client)) return void line.destroy()
      counts.set(client, count)
      line.once('close', () => {
        const left = (counts.get(client) ?? 1) - 1
        if (left > 0) counts.set(client, left)
        else counts.delete(client)
      })
    },
    flooded(line) {
      shutUntilMs.set(clientOf(line.remoteAddress), now() + SHUT_OUT_MS)
      line.destroy()
    },
  }
}

/** Behind proxies a line is not one client's: they bound their visitors, and none of them is shut out for one. */
export const noLineBounds: LineBounds = { admit: () => undefined, flooded: (line) => void line.destroy() }
