import type { CandleStep } from '@musi/api/history/candles'

const DAY = 86_400

/** Length of a chart and of its candles: at most one page of the history. */
export const PERIODS = {
  day: { seconds: DAY, step: 300 },
  week: { seconds: 7 * DAY, step: 3600 },
  month: { seconds: 30 * DAY, step: 14_400 },
  all: { seconds: 300 * DAY, step: 86_400 },
} as const satisfies Record<string, { seconds: number; step: CandleStep }>
export type Period = keyof typeof PERIODS
export const PERIOD_NAMES = ['day', 'week', 'month', 'all'] as const satisfies readonly Period[]
