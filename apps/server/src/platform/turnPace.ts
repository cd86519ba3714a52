import { decayingUse } from './decayingUse.ts'
import { RecentMap } from './recentMap.ts'

/** `kind`: turns of the same client and kind take about equally long. */
export type Turn = { client: string; kind: string }

/** Limits how long clients may occupy the slots of a turnstile. */
export type TurnPace = {
  /** Records that a client requests a turn. */
  note: (turn: Turn) => void
  /** Records the duration of a client's turn, and how many more it has running or waiting. */
  spend: (turn: Turn, spent: { ms: number; isWhole: boolean; others: number }) => void
  /** Time a client must pause before this turn; 0 for none. */
  restMs: (turn: Turn) => number
  /** Orders two turns: quick ones first, then the client that used less time lately. */
  isBefore: (one: Turn, other: Turn) => boolean
  /** True if recent turns of this kind were short, or much shorter than the average, and the client requests few at once. */
  isQuick: (turn: Turn) => boolean
}

type PaceOptions = {
  /** Pause a client may accumulate before it must take it. */
  burstMs: number
  /** Share of the time that a client gets after that, if it requests few or many turns at once. */
  shares: { few: number; many: number }
  /** Concurrent turns above which a client counts as requesting many. */
  few: number
  /** Time beyond this counts twice, because a client that arrives during a long turn must wait for its end. */
  longMs: number
  /** A client counts as present for this long after a request; a client that is alone never pauses. */
  othersMs: number
}

/** Name for the server's own calls, which never pause and for which no client pauses. */
const OURSELVES = ''
const EVERYBODY = 'everybody'
/** Durations stored per kind, of which the shortest counts, because a busy machine lengthens any of them. */
const DURATIONS_PER_KIND = 20
const MAX_KINDS = 5000
/** Recent time below this is ignored. */
const NEGLIGIBLE_MS = 1
const MAX_PAUSE_MS = 100

/** Records durations of turns and predicts whether the next of a kind is short. */
function turnDurations(longMs: number) {
  const kinds = new RecentMap<string, { times: readonly number[]; leastMs: number }>(MAX_KINDS)
  const ms = decayingUse(() => performance.now())
  const turns = decayingUse(() => performance.now())
  const keyOf = ({ client, kind }: Turn) => `${client} ${kind}`
  return {
    add(turn: Turn, tookMs: number) {
      const key = keyOf(turn)
      const times = [...(kinds.peek(key)?.times ?? []).slice(1 - DURATIONS_PER_KIND), tookMs]
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
  /** Pause that each client still has to make; it shrinks as time passes. */
  const debts = new RecentMap<string, { ms: number; at: number }>(MAX_KINDS)
  /** Time of each client's last request, oldest first. */
  const lastRequests = new Map<string, number>()
  const recentTime = decayingUse(() => performance.now())
  const durations = turnDurations(longMs)
  /** True for clients that requested many turns at once when their last one ended. */
  const greedy = new RecentMap<string, boolean>(MAX_KINDS)
  /** A new client counts as quick. */
  const isQuick = (turn: Turn) =>
    greedy.peek(turn.client) !== true && (durations.isQuick(turn) ?? recentTime.of(turn.client) < NEGLIGIBLE_MS)

  const debtOf = (client: string): number => {
    const debt = debts.peek(client)
    return debt === undefined ? 0 : Math.max(0, debt.ms - (performance.now() - debt.at))
  }
  function dropAbsent() {
    const since = performance.now() - othersMs
    for (const [client, at] of lastRequests) {
      if (at >= since) return
      lastRequests.delete(client)
    }
  }
  const isAlone = (client: string): boolean => {
    dropAbsent()
    return lastRequests.size - (lastRequests.has(client) ? 1 : 0) === 0
  }

  /** While a quick client is present, the others get half the time: each turn is followed by a pause of its length. */
  const pause = { untilMs: 0, quickUntilMs: 0 }
  const pauseMs = (turn: Turn): number =>
    turn.client === OURSELVES || isQuick(turn) || performance.now() > pause.quickUntilMs || isAlone(turn.client)
      ? 0
      : Math.max(0, pause.untilMs - performance.now())

  return {
    note(turn) {
      const { client } = turn
      if (client === OURSELVES) return
      dropAbsent()
      lastRequests.delete(client)
      lastRequests.set(client, performance.now())
      if (isQuick(turn)) pause.quickUntilMs = performance.now() + othersMs
    },
    spend(turn, { ms, isWhole, others }) {
      const { client } = turn
      if (client === OURSELVES) return
      const countedMs = ms + Math.max(0, ms - longMs)
      recentTime.add(client, countedMs)
      if (isWhole) durations.add(turn, ms)
      greedy.set(client, others > few)
      if (!isQuick(turn)) pause.untilMs = performance.now() + Math.min(ms, MAX_PAUSE_MS)
      const owedMs = countedMs / (others > few ? shares.many : shares.few)
      debts.set(client, { ms: debtOf(client) + owedMs, at: performance.now() })
    },
    isQuick,
    isBefore: (one, other) =>
      isQuick(one) === isQuick(other) ? recentTime.of(one.client) < recentTime.of(other.client) : isQuick(one),
    restMs(turn) {
      const beyond = debtOf(turn.client) - burstMs
      return beyond <= 0 || isAlone(turn.client) ? pauseMs(turn) : beyond
    },
  }
}
