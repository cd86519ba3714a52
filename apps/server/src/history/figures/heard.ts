import { dayOf } from '../store/dayRows.ts'
import { type Moment, carriedOn } from './carriedOn.ts'
import { type PaidDay, paidDays, playsAfter, songsNewlyShared } from './paidDays.ts'

/** `ownPlays`: paid for by the artist or a payee of the song; no other count includes them (spec: charts.own-plays). */
export type HeardOf = { readonly plays: number; readonly ownPlays: number; readonly payers: number }
export const NOT_HEARD: HeardOf = { plays: 0, ownPlays: 0, payers: 0 }
/** Plays of the last days, today included, keyed by day number since 1970. */
export type Heard = {
  readonly byDay: ReadonlyMap<number, HeardOf>
  /** Totals since a day; an account that paid on several days counts once. */
  readonly since: (day: number) => HeardOf
}

type State = {
  readonly days: Map<number, { plays: number; ownPlays: number; payers: Set<string> }>
  /** The last day on which each account paid. */
  readonly newest: Map<string, number>
}

function add({ days, newest }: State, { day, payer, plays, isOwn }: PaidDay): void {
  const ofDay = days.get(day) ?? { plays: 0, ownPlays: 0, payers: new Set<string>() }
  days.set(day, ofDay)
  if (isOwn) {
    ofDay.ownPlays += plays
    return
  }
  ofDay.plays += plays
  ofDay.payers.add(payer)
  newest.set(payer, Math.max(newest.get(payer) ?? 0, day))
}

function forgetBefore({ days, newest }: State, first: number): void {
  for (const day of days.keys()) if (day < first) days.delete(day)
  for (const [payer, day] of newest) if (day < first) newest.delete(payer)
}

const heardIn = ({ days, newest }: State): Heard => ({
  byDay: new Map([...days].map(([day, ofDay]) => [day, { ...ofDay, payers: ofDay.payers.size }])),
  since(first) {
    let { plays, ownPlays, payers } = NOT_HEARD
    for (const [day, ofDay] of days)
      if (day >= first) [plays, ownPlays] = [plays + ofDay.plays, ownPlays + ofDay.ownPlays]
    for (const day of newest.values()) if (day >= first) payers += 1
    return { plays, ownPlays, payers }
  },
})

/** Adds who paid for plays in the last `count` days (UTC), and for how many. */
export function withHeard<Made>(moment: Moment, count: number, made: (heard: Heard) => Made): Promise<Made> {
  const { reading, newest } = moment
  const first = dayOf(newest.timeSeconds) - count + 1
  async function begin(): Promise<State> {
    const state: State = { days: new Map(), newest: new Map() }
    for (const paid of await paidDays(reading, first, null)) add(state, paid)
    return state
  }
  return carriedOn<State, Made>(moment, `heard ${count}`, {
    begin,
    async goOn(state, after) {
      if ((await songsNewlyShared(reading, after.number)).length > 0) return await begin()
      for (const play of await playsAfter(reading, after.number)) add(state, play)
      if (dayOf(after.timeSeconds) < dayOf(newest.timeSeconds)) forgetBefore(state, first)
      return state
    },
    made: (state) => made(heardIn(state)),
  })
}
