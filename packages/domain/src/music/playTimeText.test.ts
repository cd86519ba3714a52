import { expect, it } from 'vitest'
import { playTimeText } from './playTimeText.ts'

it.each([
  [null, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-1, '0:00'],
  [59.9, '0:59'],
  [60, '1:00'],
  [605, '10:05'],
  [3600, '60:00'],
])('%s seconds are formatted as %s', (seconds, text) => {
  expect(playTimeText(seconds)).toBe(text)
})
