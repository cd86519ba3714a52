import { expect, it } from 'vitest'
import { breakEvery } from './slices.ts'

const breaksOf = (workPerSlice: number, work: readonly (number | undefined)[]) => {
  const isBreak = breakEvery(workPerSlice)
  return work.map((units) => isBreak(units))
}

it('a break is due each time the given amount of work is done', () => {
  const units = Array.from({ length: 7 }, () => undefined)
  expect(breaksOf(3, units)).toEqual([false, false, true, false, false, true, false])
  expect(breaksOf(1, units)).toEqual(units.map(() => true))
  expect(breaksOf(10, [4, 5, 1, 9, 1, 25, 9])).toEqual([false, false, true, false, true, true, false])
})
