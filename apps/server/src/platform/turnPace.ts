/** How long clients may occupy the places of a turnstile. */
export type TurnPace = {
  /** A client asks. */
  note: (client: string) => void
  /** A turn of a client took this long; it has so many more, begun or waiting. */
  spend: (client: string, ms: number, others: number) => void
  /** How long a client rests before its next turn; 0: it need not. */
  restMs: (client: string) => number
  /** The rest that a client owes, whether it has to take it or not. */
  owedMs: (client: string) => number
}

type PaceOptions = {
  /** How much rest a client may owe before it has to take it. */
  burstMs: number
  /** The part of the time that a client has then: one that wants few turns at once, and one that wants many. */
  shares: { few: number; many: number }
  /** More turns than these at once are many. */
  few: number
  /** What a turn takes beyond this counts twice: another client that comes during a long turn waits for its end. */
  longMs: number
  /** Others count as there for so long after they asked: who is alone rests for nobody. */
  othersMs: number
}

/** The server itself, which never rests and for which nobody rests. */
const OURSELVES = ''

export function turnPace({ burstMs, shares, few, longMs, othersMs }: PaceOptions): TurnPace {
  /** Rest that is owed; each millisecond that passes pays one. */
  const debts = new Map<string, { ms: number; at: number }>()
  /** When each client asked last, the longest ago first. */
  const lastAsks = new Map<string, number>()

  const debtOf = (client: string): number => {
    const debt = debts.get(client)
    return debt === undefined ? 0 : Math.max(0, debt.ms - (performance.now() - debt.at))
  }
  function forget() {
    const since = performance.now() - othersMs
    for (const [client, at] of lastAsks) {
      if (at >= since) return
      lastAsks.delete(client)
      if (debtOf(client) === 0) debts.delete(client)
    }
  }
  const isAlone = (client: string): boolean => {
    forget()
    return lastAsks.size - (lastAsks.has(client) ? 1 : 0) === 0
  }

  return {
    note(client) {
      if (client === OURSELVES) return
      lastAsks.delete(client)
      lastAsks.set(client, performance.now())
    },
    spend(client, ms, others) {
      if (client === OURSELVES) return
      const counted = ms + Math.max(0, ms - longMs)
      const rest = counted / (others > few ? shares.many : shares.few)
      debts.set(client, { ms: debtOf(client) + rest, at: performance.now() })
    },
    owedMs: debtOf,
    restMs(client) {
      const beyond = debtOf(client) - burstMs
      return beyond <= 0 || isAlone(client) ? 0 : beyond
    },
  }
}
