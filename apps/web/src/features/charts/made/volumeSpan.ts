import type { ListPeriod } from '../frame/listPeriod.ts'

const HOUR = 3600
const DAY = 86_400
const HOURS_BEFORE = 23
const DAYS_BEFORE = { week: 6, month: 29 }

/** The span that a volume is counted over: whole hours or days (UTC), the present one included (spec: charts.one-block). */
export function volumeSpan(period: ListPeriod, nowSeconds: number): { fromSeconds: number; untilSeconds: number } {
  const untilSeconds = nowSeconds + 1
  if (period === 'day') return { fromSeconds: nowSeconds - (nowSeconds % HOUR) - HOURS_BEFORE * HOUR, untilSeconds }
  return { fromSeconds: nowSeconds - (nowSeconds % DAY) - DAYS_BEFORE[period] * DAY, untilSeconds }
}
