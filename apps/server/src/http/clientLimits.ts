import type { ClientLimit } from './route.ts'

const MINUTE_MS = 60_000
/** The number of clients remembered; more within a minute is an attack, and the oldest are forgotten. */
const MOST_CLIENTS = 10_000

type Entry = { ok: true; leave: () => void } | { ok: false; waitSeconds: number }
export type ClientLimits = { enter: (client: string) => Entry }

type State = { inside: number; minuteStartMs: number; count: number }

export function clientLimits({ atOnce, aMinute }: ClientLimit, now: () => number): ClientLimits {
  const clients = new Map<string, State>()
  return {
    enter(client) {
      const state = clients.get(client) ?? { inside: 0, minuteStartMs: now(), count: 0 }
      clients.delete(client)
      clients.set(client, state)
      for (const [oldest, { inside }] of clients) {
        if (clients.size <= MOST_CLIENTS) break
        if (inside === 0) clients.delete(oldest)
      }
      if (now() - state.minuteStartMs >= MINUTE_MS) Object.assign(state, { minuteStartMs: now(), count: 0 })
      if (aMinute !== undefined && state.count >= aMinute)
        return { ok: false, waitSeconds: Math.ceil((state.minuteStartMs + MINUTE_MS - now()) / 1000) }
      if (state.inside >= atOnce) return { ok: false, waitSeconds: 1 }
      state.count += 1
      state.inside += 1
      return { ok: true, leave: () => void (state.inside -= 1) }
    },
  }
}
