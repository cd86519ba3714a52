import { diceOf } from '@musi/domain/random/dice'

const DAY = 86_400
const HOUR = 3600

/** The first day of the history is for set-up; trading starts on the second. */
const DAY_COUNT = 29
export const DAYS: readonly number[] = Array.from({ length: DAY_COUNT }, (_, at) => DAY_COUNT - 1 - at)

/** Times of activity: morning, noon, afternoon, evening and night, in hours before the day's end. */
const SLOT_HOURS = [21, 16, 11, 6, 1] as const
export const NOON = 1
export const EVENING = 3

/** Avoids the half hours, which proposals.ts uses: two blocks cannot have the same time. */
function momentOf(daysAgo: number, slot: number): number {
  const dice = diceOf(`Moment ${slot} of day ${daysAgo}`)
  return daysAgo * DAY + (SLOT_HOURS[slot] ?? 0) * HOUR + dice.wholeNumber(10, 29) * 60
}

/** The five times of a day, in seconds before the end of the history. */
export const momentsOf = (daysAgo: number): readonly number[] => SLOT_HOURS.map((_, slot) => momentOf(daysAgo, slot))

/** The time of these that is nearest to this many days and hours ago, so that simultaneous events share a block. */
export function secondsAgoAt(days: number, hours: number): number {
  if (days >= DAY_COUNT) return days * DAY + hours * HOUR + 10 * 60
  const distance = (slot: number) => Math.abs((SLOT_HOURS[slot] ?? 0) - hours)
  const [nearest = 0] = [...SLOT_HOURS.keys()].sort((one, other) => distance(one) - distance(other))
  return momentOf(days, nearest)
}
