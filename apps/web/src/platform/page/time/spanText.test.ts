import { expect, it } from 'vitest'
import { spanText } from './spanText.ts'

it.each([
  [172_800n, '2 days'],
  [86_400n, '1 day'],
  [90_000n, '25 hours'],
  [86_401n, '86,401 seconds'],
  [0n, '0 seconds'],
])('formats %s seconds as %s without rounding', (seconds, text) => {
  expect(spanText(seconds)).toBe(text)
})
