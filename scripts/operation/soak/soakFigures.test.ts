import { expect, test } from 'vitest'
import { readerFigures, recoveryFigures } from './soakFigures.ts'

const recoveries = [
  { kind: 'node away', beganMs: 100, endedMs: 200, recoveredMs: 50 },
  { kind: 'node away', beganMs: 900, endedMs: 950, recoveredMs: null },
] as const
const samples = [
  { atMs: 10, ms: 4 },
  { atMs: 60, ms: 6 },
  { atMs: 240, ms: null },
  { atMs: 260, ms: 8 },
]

test('readers are compared alone, with load, and from the start of a fault to the recovery', () => {
  expect(readerFigures(samples, recoveries, 50)).toEqual([
    { when: 'alone', requests: 1, failed: 0, p50: 4, p99: 4 },
    { when: 'with load', requests: 2, failed: 0, p50: 8, p99: 8 },
    { when: 'during faults', requests: 1, failed: 1, p50: Number.NaN, p99: Number.NaN },
  ])
})

test('a fault without recovery counts as infinitely long', () => {
  expect(recoveryFigures(recoveries, samples)).toEqual([
    {
      fault: 'node away',
      times: 2,
      'recovery p50 ms': Number.POSITIVE_INFINITY,
      'recovery max ms': Number.POSITIVE_INFINITY,
      requests: 1,
      failed: 1,
    },
  ])
})
