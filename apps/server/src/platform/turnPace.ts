import { lately } from './lately.ts'
import { RecentMap } from './recentMap.ts'

/** `kind`: turns of one client and kind take about as long as one another. */
export type Turn = { client: string; kind: string }

/** Limits how long clients may occupy the slots of a turnstile. */
export type TurnPace = {
  /** A client asks. */
  note: (turn: Turn) => void
  /** Records the duration of a client's turn, and how many more it has running or waiting. */
  spend: (turn: Turn, spent: { ms: number; isWhole: boolean; others: number }) => void
  /** Time a client must rest before this turn; 0 for none. */
  restMs: (turn: Turn) => number
  /** Orders two turns: a quick one is first, then the client that has had less lately, so that many busy ones are not in front of one. */
  isBefore: (one: Turn, other: Turn) => boolean
  /** True if turns of this kind were short lately, or much shorter than everybody's, and the client wants few at once. */
  isQuick: (turn: Turn) => boolean
}

type PaceOptions = {
  /** Rest a client may accumulate before it must take it. */
  burstMs: number
  /** The part of the time that a client has then: one that wants few turns at once, and one that wants many. */
  shares: { few: number; many: number }
  /** More turns than these at once are many. */
  few: number
  /** Time beyond this counts twice, because another client that arrives during a long turn has to wait for its end. */
  longMs: number
  /** Other clients count as present for this long after a request; a client alone never rests. */
  othersMs: number
}

/** The server itself, which never rests and for which nobody rests. */
const OURSELVES = ''
const EVERYBODY = 'everybody'
/** Uses the shortest of this many durations, because a busy machine lengthens any of them. */
const REMEMBERED = 20
const MOST_KINDS = 5000
/** Less than this counts as nothing. */
const NOTHING_MS = 1
const LONGEST_PAUSE_MS = 100

/** Durations of turns, and a guess if the next of its kind is short. */
function lengths(longMs: number) {
  const kinds = new RecentMap<string, { times: readonly number[]; leastMs: number }>(MOST_KINDS)
  const ms = lately(() => performance.now())
  const turns = lately(() => performance.now())
  const keyOf = ({ client, kind }: Turn) => `${client} ${kind}`
  return {
    add(turn: Turn, tookMs: number) {
      const key = keyOf(turn)
      const times = [...(kinds.peek(key)?.times ?? []).slice(1 - REMEMBERED), tookMs]
      kinds.set(key, { times, leastMs: Math.min(...times) })
      ms.add(EVERYBODY, tookMs)
      turns.add(EVERYBODY, 1)
    },
    /** Returns null if no turn of this kind is known. */
    isQuick(turn: Turn): boolean | null {
      const known = kinds.peek(keyOf(turn))
      if (known === undefined) return null
      return known.leastMs <= longMs || known.leastMs <= ms.of(EVERYBODY) / turns.of(EVERYBODY) / 4
    },
  }
}

export function turnPace({ burstMs, shares, few, longMs, othersMs }: PaceOptions): TurnPace {
  /** Rest that is owed; each millisecond that passes pays one. */
  const debts = new RecentMap<string, { ms: number; at: number }>(MOST_KINDS)
  /** When each client asked last, the longest ago first. */
  const lastAsks = new Map<string, number>()
  const had = lately(() => performance.now())
  const known = lengths(longMs)
  /** Clients by whether they wanted many turns at once when their last one ended. */
  const greedy = new RecentMap<string, boolean>(MOST_KINDS)
  /** A client that comes for the first time is taken for quick. */
  const isQuick = (turn: Turn) =>
    greedy.peek(turn.client) !== true && (known.isQuick(turn) ?? had.of(turn.client) < NOTHING_MS)

  const debtOf = (client: string): number => {
    const debt = debts.peek(client)
    return debt === undefined ? 0 : Math.max(0, debt.ms - (performance.now() - debt.at))
  }
  function forget() {
    const since = performance.now() - othersMs
    for (const [client, at] of lastAsks) {
      if (at >= since) return
      lastAsks.delete(client)
    }
  }
  const isAlone = (client: string): boolean => {
    forget()
    return lastAsks.size - (lastAsks.has(client) ? 1 : 0) === 0
  }

  /** While somebody quick is there, the others have half the time: each turn leaves the machine alone for as long as it took. */
  const pause = { untilMs: 0, quickUntilMs: 0 }
  const pauseMs = (turn: Turn): number =>
    turn.client === OURSELVES || isQuick(turn) || performance.now() > pause.quickUntilMs || isAlone(turn.client)
      ? 0
      : Math.max(0, pause.untilMs - performance.now())

  return {
    note(turn) {
      const { client } = turn
      if (client === OURSELVES) return
      forget()
      lastAsks.delete(client)
      lastAsks.set(client, performance.now())
      if (isQuick(turn)) pause.quickUntilMs = performance.now() + othersMs
    },
    spend(turn, { ms, isWhole, others }) {
      const { client } = turn
      if (client === OURSELVES) return
      const counted = ms + Math.max(0, ms - longMs)
      had.add(client, counted)
      if (isWhole) known.add(turn, ms)
      greedy.set(client, others > few)
      if (!isQuick(turn)) pause.untilMs = performance.now() + Math.min(ms, LONGEST_PAUSE_MS)
      const rest = counted / (others > few ? shares.many : shares.few)
      debts.set(client, { ms: debtOf(client) + rest, at: performance.now() })
    },
    isQuick,
    isBefore: (one, other) =>
      isQuick(one) === isQuick(other) ? had.of(one.client) < had.of(other.client) : isQuick(one),
    restMs(turn) {
      const beyond = debtOf(turn.client) - burstMs
      return beyond <= 0 || isAlone(turn.client) ? pauseMs(turn) : beyond
    },
  }
}
