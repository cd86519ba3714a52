import { expect, it } from 'vitest'
import { pace } from './slices.ts'

const breaksOf = (most: number, work: readonly (number | undefined)[]) => {
  const isBreak = pace(most)
  return work.map((each) => isBreak(each))
}

it('a break is due after each given amount of work, and the count starts again', () => {
  const each = Array.from({ length: 7 }, () => undefined)
  expect(breaksOf(3, each)).toEqual([false, false, true, false, false, true, false])
  expect(breaksOf(1, each)).toEqual(each.map(() => true))
  expect(breaksOf(10, [4, 5, 1, 9, 1, 25, 9])).toEqual([false, false, true, false, true, true, false])
})
