import type { CandleStep } from '@musi/api/history/candles'

const DAY = 86_400

/** How far a chart goes back, and how long its candles are: not more of them than one page of the history has. */
export const PERIODS = {
  day: { seconds: DAY, step: 300 },
  week: { seconds: 7 * DAY, step: 3600 },
  month: { seconds: 30 * DAY, step: 14_400 },
  all: { seconds: 300 * DAY, step: 86_400 },
} as const satisfies Record<string, { seconds: number; step: CandleStep }>
export type Period = keyof typeof PERIODS
export const PERIOD_NAMES = ['day', 'week', 'month', 'all'] as const satisfies readonly Period[]
