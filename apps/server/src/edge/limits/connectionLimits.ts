import type { Socket } from 'node:net'
import { clientOf } from './requestClient.ts'

export type ConnectionLimits = {
  /** Accepts a new connection, or closes it when the client has too many. */
  admit: (socket: Socket) => void
  /** Closes a connection that was flooded with requests, and shuts its client out for a while. */
  flooded: (socket: Socket) => void
}

/** Reading such a flood costs more time than serving an honest client for this long. */
const SHUT_OUT_MS = 30_000

/**
 * Limits connections per client: one that opened all of them would shut out the others without
 * sending anything.
 */
export function connectionLimits(perClient: number, now: () => number): ConnectionLimits {
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
    admit(socket) {
      const client = clientOf(socket.remoteAddress)
      const count = (counts.get(client) ?? 0) + 1
      if (count > perClient || isShutOut(client)) return void socket.destroy()
      counts.set(client, count)
      socket.once('close', () => {
        const left = (counts.get(client) ?? 1) - 1
        if (left > 0) counts.set(client, left)
        else counts.delete(client)
      })
    },
    flooded(socket) {
      shutUntilMs.set(clientOf(socket.remoteAddress), now() + SHUT_OUT_MS)
      socket.destroy()
    },
  }
}

/** Connections from a proxy are not limited, because they belong to many clients and the proxy limits them. */
export const noConnectionLimits: ConnectionLimits = {
  admit: () => undefined,
  flooded: (socket) => void socket.destroy(),
}
