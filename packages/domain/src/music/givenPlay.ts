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

type Song = { isRetired: boolean; opensAtSeconds: bigint; token: Address; cost: bigint }

const DAY_SECONDS = 86_400n

/** True if a budget pays for the next stranger's play of a song, as the contract decides it. */
export function paysForPlay(budget: PlayBudget, song: Song, nowSeconds: bigint): boolean {
  const { token, perDay, today, day, left, mostPerPlay } = budget
  const playsToday = day === nowSeconds / DAY_SECONDS ? today : 0n
  return (
    token === song.token &&
    !song.isRetired &&
    nowSeconds >= song.opensAtSeconds &&
    playsToday < perDay &&
    song.cost <= mostPerPlay &&
    song.cost <= left
  )
}
