const [DAY, HOUR] = [86_400, 3600]

export const PERIODS = { all: null, month: 30 * DAY, week: 7 * DAY } as const
export type Period = keyof typeof PERIODS

/** From which second on, by the clock of the chain; by the hour, so that the question stays the same from block to block. Null: since ever. */
export function periodBegin(period: Period, nowSeconds: number): number | null {
  const length = PERIODS[period]
  return length === null ? null : Math.max(Math.floor((nowSeconds - length) / HOUR) * HOUR, 0)
}
