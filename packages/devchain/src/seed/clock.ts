import { diceOf } from '@musi/domain/artwork/dice'

const [DAY, HOUR] = [86_400, 3600]

/** The first day is for those who build; from the next on people trade. */
const FIRST = 29
export const DAYS: readonly number[] = Array.from({ length: FIRST }, (_, at) => FIRST - 1 - at)

/** When people are up: morning, noon, afternoon, evening, night, in hours before the day's end. */
const SLOTS = [21, 16, 11, 6, 1] as const
export const [NOON, EVENING] = [1, 3] as const

/** Off the half hours, where other moments are (proposals.ts): two blocks cannot have the same time. */
function momentOf(daysAgo: number, slot: number): number {
  const dice = diceOf(`Moment ${slot} of day ${daysAgo}`)
  return daysAgo * DAY + (SLOTS[slot] ?? 0) * HOUR + dice.wholeNumber(10, 29) * 60
}

/** The five moments of a day. */
export const momentsOf = (daysAgo: number): readonly number[] => SLOTS.map((_, slot) => momentOf(daysAgo, slot))

/** The moment that is nearest to so many days and hours ago: what happens about the same time is in the same block. */
export function ago(days: number, hours: number): number {
  if (days >= FIRST) return days * DAY + hours * HOUR + 10 * 60
  const distance = (slot: number) => Math.abs((SLOTS[slot] ?? 0) - hours)
  const [nearest = 0] = [...SLOTS.keys()].sort((one, other) => distance(one) - distance(other))
  return momentOf(days, nearest)
}
