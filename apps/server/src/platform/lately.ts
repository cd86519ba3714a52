import { RecentMap } from './recentMap.ts'

/** Recent use of something per client. */
export type Lately = { of: (client: string) => number; add: (client: string, amount: number) => void }

/** Half-life of an amount. */
const HALVED_AFTER_MS = 2000
/** More clients than wait at a time; the least recently used is dropped. */
const MAX_CLIENTS = 5000

export function lately(now: () => number): Lately {
  const amounts = new RecentMap<string, { amount: number; at: number }>(MAX_CLIENTS)

  function of(client: string): number {
    const entry = amounts.peek(client)
    return entry === undefined ? 0 : entry.amount * 0.5 ** ((now() - entry.at) / HALVED_AFTER_MS)
  }

  return {
    of,
    add(client, more) {
      const amount = of(client) + more
      amounts.set(client, { amount, at: now() })
    },
  }
}
