import type { Address } from '../address.ts'

/** A sponsor's budget for first plays of a song, as the contract has it. */
export type PlayBudget = {
  /** The song's token; null if it was never funded. */
  token: Address | null
  /** Plays a day (UTC), and plays of the day `day`, in days since 1970. */
  perDay: bigint
  today: bigint
  day: bigint
  left: bigint
  mostPerPlay: bigint
}

export type GivenSong = { isRetired: boolean; opensAtSeconds: bigint; token: Address; cost: bigint }

const DAY_SECONDS = 86_400n

/** `open`: the next stranger's play is paid. Otherwise the first reason for which it is not. */
export type GivenState = 'open' | 'none' | 'otherToken' | 'retired' | 'notOpen' | 'doneToday' | 'asleep' | 'spent'

/** Plays of today that a budget has paid. */
export const givenToday = ({ today, day }: PlayBudget, nowSeconds: bigint): bigint =>
  day === nowSeconds / DAY_SECONDS ? today : 0n

/** Tells if a budget pays for the next stranger's play of a song, as the contract decides it. */
export function givenState(budget: PlayBudget, song: GivenSong, nowSeconds: bigint): GivenState {
  const { token, perDay, left, mostPerPlay } = budget
  if (token === null) return 'none'
  if (token !== song.token) return 'otherToken'
  if (song.isRetired) return 'retired'
  if (song.cost > mostPerPlay) return 'asleep'
  if (song.cost > left) return 'spent'
  if (nowSeconds < song.opensAtSeconds) return 'notOpen'
  return givenToday(budget, nowSeconds) < perDay ? 'open' : 'doneToday'
}

/** True if a budget pays for the next stranger's play of a song. */
export const paysForPlay = (budget: PlayBudget, song: GivenSong, nowSeconds: bigint): boolean =>
  givenState(budget, song, nowSeconds) === 'open'

/** Plays that a budget gives on one day at most, and what they cost at most: never more than there is. */
export function maxPerDay(
  left: bigint,
  { cost }: Pick<GivenSong, 'cost'>,
  { perDay, mostPerPlay }: Pick<PlayBudget, 'perDay' | 'mostPerPlay'>,
) {
  const { plays } = playsFor(left, { cost }, perDay)
  const atHighest = mostPerPlay * perDay
  return { plays: plays < perDay ? plays : perDay, amount: atHighest < left ? atHighest : left }
}

/** Plays at the present price that an amount pays for, and days that they last at least. */
export function playsFor(amount: bigint, { cost }: Pick<GivenSong, 'cost'>, perDay: bigint) {
  const plays = cost === 0n ? 0n : amount / cost
  return { plays, days: perDay === 0n ? 0n : (plays + perDay - 1n) / perDay }
}
