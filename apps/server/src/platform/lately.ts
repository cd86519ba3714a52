import { RecentMap } from './recentMap.ts'

/** Recent use of something per client. */
export type Lately = { of: (client: string) => number; add: (client: string, amount: number) => void }

/** Half-life of an amount. */
const HALVED_AFTER_MS = 2000
/** More clients than wait at a time; those that had something the longest ago are forgotten. */
const MOST_CLIENTS = 5000

export function lately(now: () => number): Lately {
  const had = new RecentMap<string, { amount: number; at: number }>(MOST_CLIENTS)

  function of(client: string): number {
    const known = had.peek(client)
    return known === undefined ? 0 : known.amount * 0.5 ** ((now() - known.at) / HALVED_AFTER_MS)
  }

  return {
    of,
    add(client, more) {
      const amount = of(client) + more
      had.set(client, { amount, at: now() })
    },
  }
}
