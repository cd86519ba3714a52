import { expect, it } from 'vitest'
import { chainSeconds } from './chainSeconds.ts'

const DAY_MS = 86_400_000
const HEARD = { timeSeconds: 1_000_000, agoMs: 1999 }
const RIGHT_MS = 1_000_001_500

it.each([0, DAY_MS, -DAY_MS])(
  'case 63: with a clock that is %d ms off, the time of a chain whose blocks come by the clock is its own (spec: heads.time)',
  (offMs) => expect(chainSeconds(RIGHT_MS + offMs, HEARD, 2)).toBe(1_000_001),
)

it('it goes on while no block comes', () => {
  expect(chainSeconds(RIGHT_MS, { ...HEARD, agoMs: 3_600_500 }, 2)).toBe(1_003_600)
})

it('a chain whose blocks come with transactions goes by the clock of the computer, and never back', () => {
  expect(chainSeconds(RIGHT_MS + DAY_MS, HEARD, null)).toBe(1_086_401)
  expect(chainSeconds(RIGHT_MS - DAY_MS, HEARD, null)).toBe(1_000_000)
})

it('before the first block there is only the clock of the computer', () => {
  expect(chainSeconds(RIGHT_MS, null, 2)).toBe(1_000_001)
})
