/** How long clients may occupy the places of a turnstile. */
export type TurnPace = {
  /** A client asks. */
  note: (client: string) => void
  /** A turn of a client took this long. */
  spend: (client: string, ms: number) => void
  /** How long a client rests before its next turn; 0: it need not. */
  restMs: (client: string) => number
}

type PaceOptions = {
  /** What a client may spend before it is held to its share. */
  burstMs: number
  /** The part of the time that it has then. */
  share: number
  /** Others count as there for so long after they asked: who is alone rests for nobody. */
  othersMs: number
}

/** The server itself, which never rests and for which nobody rests. */
const OURSELVES = ''

export function turnPace({ burstMs, share, othersMs }: PaceOptions): TurnPace {
  const debts = new Map<string, { ms: number; at: number }>()
  /** When each client asked last, the longest ago first. */
  const lastAsks = new Map<string, number>()

  const debtOf = (client: string): number => {
    const debt = debts.get(client)
    return debt === undefined ? 0 : Math.max(0, debt.ms - share * (performance.now() - debt.at))
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
    spend(client, ms) {
      if (client !== OURSELVES) debts.set(client, { ms: debtOf(client) + ms, at: performance.now() })
    },
    restMs(client) {
      const beyond = debtOf(client) - burstMs
      return beyond <= 0 || isAlone(client) ? 0 : beyond / share
    },
  }
}
