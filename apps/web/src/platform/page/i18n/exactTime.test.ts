import { expect, it } from 'vitest'
import { chainTime, exactTime } from './exactTime.ts'

const at = 1_795_000_000

it('a time is shown to the minute, and chain time to the second (spec: language.times)', () => {
  expect(exactTime(at)).toContain('2026')
  expect(exactTime(at)).not.toMatch(/:\d\d:/)
  expect(chainTime(at)).toMatch(/:\d\d:\d\d/)
})

it("a time beyond the calendar's range is shown as its last time", () => {
  expect(exactTime(Number(2n ** 64n - 1n))).toBe(exactTime(8.64e12))
  expect(chainTime(Number(2n ** 64n - 1n))).toBe(chainTime(8.64e12))
})
