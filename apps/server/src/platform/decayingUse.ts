import { RecentMap } from './recentMap.ts'

/** Each client's use of something, which halves every `HALF_LIFE_MS`. */
export type DecayingUse = { of: (client: string) => number; add: (client: string, amount: number) => void }

/** Half-life of a recorded amount. */
const HALF_LIFE_MS = 2000
/** More clients than ever wait at the same time; the least recently used is dropped. */
const MAX_CLIENTS = 5000

export function decayingUse(now: () => number): DecayingUse {
  const amounts = new RecentMap<string, { amount: number; at: number }>(MAX_CLIENTS)

  function of(client: string): number {
    const entry = amounts.peek(client)
    return entry === undefined ? 0 : entry.amount * 0.5 ** ((now() - entry.at) / HALF_LIFE_MS)
  }

  return {
    of,
    add(client, more) {
      const amount = of(client) + more
      amounts.set(client, { amount, at: now() })
    },
  }
}
