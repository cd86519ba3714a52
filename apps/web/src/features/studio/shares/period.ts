const DAY = 86_400
const HOUR = 3600

export const PERIODS = { all: null, month: 30 * DAY, week: 7 * DAY } as const
export type Period = keyof typeof PERIODS

/**
 * First second of a period by the chain's clock, rounded to the hour so that the request stays equal from block to
 * block. Null for all time.
 */
export function periodBegin(period: Period, nowSeconds: number): number | null {
  const length = PERIODS[period]
  return length === null ? null : Math.max(Math.floor((nowSeconds - length) / HOUR) * HOUR, 0)
}
