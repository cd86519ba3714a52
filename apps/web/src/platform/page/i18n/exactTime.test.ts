import { expect, it } from 'vitest'
import { exactTime } from './exactTime.ts'

it('a time that no calendar has is told as the last one that there is, and breaks no page', () => {
  expect(exactTime(1_795_000_000)).toContain('2026')
  expect(exactTime(Number(2n ** 64n - 1n))).toBe(exactTime(8.64e12))
})
