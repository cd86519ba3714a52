const DAY = 86_400
const HOUR = 3600

export const PERIODS = { all: null, month: 30 * DAY, week: 7 * DAY } as const
export type Period = keyof typeof PERIODS

/**
 * Start of a period in chain time, rounded down to the hour so that the request URL stays the same from block to
 * block. Null for all time.
 */
export function periodStart(period: Period, nowSeconds: number): number | null {
  const length = PERIODS[period]
  return length === null ? null : Math.max(Math.floor((nowSeconds - length) / HOUR) * HOUR, 0)
}
