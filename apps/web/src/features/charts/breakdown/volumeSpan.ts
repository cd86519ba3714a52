import type { ListPeriod } from '../frame/listPeriod.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400
const HOURS_BEFORE = 23
const DAYS_BEFORE = { week: 6, month: 29 }

/** The time span of a volume: whole hours or days (UTC), including the current one (spec: charts.one-block). */
export function volumeSpan(period: ListPeriod, nowSeconds: number): { fromSeconds: number; untilSeconds: number } {
  const untilSeconds = nowSeconds + 1
  if (period === 'day')
    return { fromSeconds: nowSeconds - (nowSeconds % HOUR_SECONDS) - HOURS_BEFORE * HOUR_SECONDS, untilSeconds }
  return { fromSeconds: nowSeconds - (nowSeconds % DAY_SECONDS) - DAYS_BEFORE[period] * DAY_SECONDS, untilSeconds }
}
