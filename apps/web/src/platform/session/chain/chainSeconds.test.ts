import { expect, it } from 'vitest'
import { chainSeconds } from './chainSeconds.ts'

const DAY_MS = 86_400_000
const HEARD = { timeSeconds: 1_000_000, agoMs: 1999 }
const RIGHT_MS = 1_000_001_500

it.each([0, DAY_MS, -DAY_MS])(
  'case 63: with a clock %d ms off, a chain with regular blocks keeps its own time (spec: heads.time)',
  (offMs) => expect(chainSeconds(RIGHT_MS + offMs, HEARD, 2)).toBe(1_000_001),
)

it('chain time goes on while no block arrives', () => {
  expect(chainSeconds(RIGHT_MS, { ...HEARD, agoMs: 3_600_500 }, 2)).toBe(1_003_600)
})

it('a chain that mines on demand follows the computer’s clock, and never goes back', () => {
  expect(chainSeconds(RIGHT_MS + DAY_MS, HEARD, null)).toBe(1_086_401)
  expect(chainSeconds(RIGHT_MS - DAY_MS, HEARD, null)).toBe(1_000_000)
})

it('the computer’s clock is used before the first block', () => {
  expect(chainSeconds(RIGHT_MS, null, 2)).toBe(1_000_001)
})
