import { expect, it } from 'vitest'
import { askBrowser } from './askBrowser.ts'

const clock =
  (...times: number[]) =>
  () =>
    times.shift() ?? 0

it.each([
  [true, 0, 'yes'],
  [true, 900, 'yes'],
  [false, 0, 'suppressed'],
  [false, 49, 'suppressed'],
  [false, 50, 'no'],
  [false, 900, 'no'],
] as const)('an answer of %s after %s ms is "%s"', (answer, elapsedMs, outcome) => {
  expect(askBrowser(() => answer, clock(100, 100 + elapsedMs))).toBe(outcome)
})
