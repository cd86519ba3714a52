import { diceOf } from '@musi/domain/random/dice'

const DAY = 86_400
const HOUR = 3600

/** The first day is for setting up; trading starts on the second. */
const FIRST = 29
export const DAYS: readonly number[] = Array.from({ length: FIRST }, (_, at) => FIRST - 1 - at)

/** When people are up: morning, noon, afternoon, evening, night, in hours before the day's end. */
const SLOTS = [21, 16, 11, 6, 1] as const
export const NOON = 1
export const EVENING = 3

/** Avoids the half hours, which proposals.ts uses: two blocks cannot have the same time. */
function momentOf(daysAgo: number, slot: number): number {
  const dice = diceOf(`Moment ${slot} of day ${daysAgo}`)
  return daysAgo * DAY + (SLOTS[slot] ?? 0) * HOUR + dice.wholeNumber(10, 29) * 60
}

/** The five moments of a day. */
export const momentsOf = (daysAgo: number): readonly number[] => SLOTS.map((_, slot) => momentOf(daysAgo, slot))

/** The moment nearest to this many days and hours ago: events at about the same time share a block. */
export function ago(days: number, hours: number): number {
  if (days >= FIRST) return days * DAY + hours * HOUR + 10 * 60
  const distance = (slot: number) => Math.abs((SLOTS[slot] ?? 0) - hours)
  const [nearest = 0] = [...SLOTS.keys()].sort((one, other) => distance(one) - distance(other))
  return momentOf(days, nearest)
}
