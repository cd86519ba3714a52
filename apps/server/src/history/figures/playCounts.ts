import { dayOf } from '../store/dayRows.ts'
import { type Moment, incremental } from './incremental.ts'
import { type PaidDay, paidDays, playsAfter, songsNewlyShared } from './paidDays.ts'

/** `ownPlays`: paid for by the artist or a payee of the song; no other count includes them (spec: charts.own-plays). */
export type PlayCount = { readonly plays: number; readonly ownPlays: number; readonly payers: number }
export const NO_PLAYS: PlayCount = { plays: 0, ownPlays: 0, payers: 0 }
/** Plays of the last days, today included, keyed by day number since 1970. */
export type PlayCounts = {
  readonly byDay: ReadonlyMap<number, PlayCount>
  /** Totals since a day; an account that paid on several days counts once. */
  readonly since: (day: number) => PlayCount
}

type State = {
  readonly days: Map<number, { plays: number; ownPlays: number; payers: Set<string> }>
  /** The last day on which each account paid. */
  readonly lastPaidDay: Map<string, number>
}

function add({ days, lastPaidDay }: State, { day, payer, plays, isOwn }: PaidDay): void {
  const ofDay = days.get(day) ?? { plays: 0, ownPlays: 0, payers: new Set<string>() }
  days.set(day, ofDay)
  if (isOwn) {
    ofDay.ownPlays += plays
    return
  }
  ofDay.plays += plays
  ofDay.payers.add(payer)
  lastPaidDay.set(payer, Math.max(lastPaidDay.get(payer) ?? 0, day))
}

function dropBefore({ days, lastPaidDay }: State, first: number): void {
  for (const day of days.keys()) if (day < first) days.delete(day)
  for (const [payer, day] of lastPaidDay) if (day < first) lastPaidDay.delete(payer)
}

const playCountsOf = ({ days, lastPaidDay }: State): PlayCounts => ({
  byDay: new Map([...days].map(([day, ofDay]) => [day, { ...ofDay, payers: ofDay.payers.size }])),
  since(first) {
    let { plays, ownPlays, payers } = NO_PLAYS
    for (const [day, ofDay] of days)
      if (day >= first) {
        plays += ofDay.plays
        ownPlays += ofDay.ownPlays
      }
    for (const day of lastPaidDay.values()) if (day >= first) payers += 1
    return { plays, ownPlays, payers }
  },
})

/** Computes a result from the plays and payers of the last `count` days (UTC). */
export function withPlayCounts<Made>(
  moment: Moment,
  count: number,
  result: (counts: PlayCounts) => Made,
): Promise<Made> {
  const { reading, newest } = moment
  const first = dayOf(newest.timeSeconds) - count + 1
  async function begin(): Promise<State> {
    const state: State = { days: new Map(), lastPaidDay: new Map() }
    for (const paid of await paidDays(reading, first, null)) add(state, paid)
    return state
  }
  return incremental<State, Made>(moment, `plays ${count}`, {
    begin,
    async update(state, after) {
      if ((await songsNewlyShared(reading, after.number)).length > 0) return await begin()
      for (const play of await playsAfter(reading, after.number)) add(state, play)
      if (dayOf(after.timeSeconds) < dayOf(newest.timeSeconds)) dropBefore(state, first)
      return state
    },
    result: (state) => result(playCountsOf(state)),
  })
}
