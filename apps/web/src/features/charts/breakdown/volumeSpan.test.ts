import { expect, it } from 'vitest'
import { volumeSpan } from './volumeSpan.ts'

const DAY_SECONDS = 86_400
const NOON = 20_000 * DAY_SECONDS + 12 * 3600 + 59

it.each([
  ['day', 19_999 * DAY_SECONDS + 13 * 3600],
  ['week', 19_994 * DAY_SECONDS],
  ['month', 19_971 * DAY_SECONDS],
] as const)(
  'a %s is counted in whole hours or days, including the current one (spec: charts.one-block)',
  (period, from) => {
    expect(volumeSpan(period, NOON)).toEqual({ fromSeconds: from, untilSeconds: NOON + 1 })
  },
)
