import { expect, it } from 'vitest'
import { chainSeconds } from './chainSeconds.ts'

const DAY_MS = 86_400_000
const LATEST = { timeSeconds: 1_000_000, agoMs: 1999 }
const CORRECT_MS = 1_000_001_500

it.each([0, DAY_MS, -DAY_MS])(
  'case 63: if the computer’s clock is %d ms off, time follows a chain with regular blocks (spec: heads.time)',
  (offMs) => expect(chainSeconds(CORRECT_MS + offMs, LATEST, 2)).toBe(1_000_001),
)

it('chain time goes on while no block arrives', () => {
  expect(chainSeconds(CORRECT_MS, { ...LATEST, agoMs: 3_600_500 }, 2)).toBe(1_003_600)
})

it('on a chain that mines on demand, time follows the computer’s clock and never goes back', () => {
  expect(chainSeconds(CORRECT_MS + DAY_MS, LATEST, null)).toBe(1_086_401)
  expect(chainSeconds(CORRECT_MS - DAY_MS, LATEST, null)).toBe(1_000_000)
})

it('the computer’s clock is used before the first block', () => {
  expect(chainSeconds(CORRECT_MS, null, 2)).toBe(1_000_001)
})
