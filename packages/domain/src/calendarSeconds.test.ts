import { expect, it } from 'vitest'
import { calendarSeconds } from './calendarSeconds.ts'

it.each([0n, 1_795_000_000n, 8_640_000_000_000n])('a time within the range of dates is unchanged: %s', (seconds) => {
  expect(calendarSeconds(seconds)).toBe(Number(seconds))
})

it.each([8_640_000_000_001n, 2n ** 64n - 1n, 2n ** 256n - 1n, Number.MAX_VALUE])(
  'a later time becomes the last second that a date can hold: %s (spec: server.dates)',
  (seconds) => {
    expect(new Date(calendarSeconds(seconds) * 1000).toISOString()).toBe('+275760-09-13T00:00:00.000Z')
  },
)
