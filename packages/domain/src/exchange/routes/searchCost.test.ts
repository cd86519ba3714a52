import { expect, it } from 'vitest'
import { isLookupCheaper, isWide } from './searchCost.ts'

it('a token with more than 64 pairs is wide', () => {
  expect([0, 64, 65, 1000].map(isWide)).toEqual([false, false, true, true])
})

it.each([
  [1, 1, false],
  [1, 2, false],
  [1, 3, true],
  [1, 100, true],
  [14, 100, true],
  [15, 100, false],
  [9, 64, true],
  [10, 70, false],
  [1, 0, false],
])('binary search of %d tokens among %d pairs is cheaper than a scan: %s', (tokens, pairs, cheaper) => {
  expect(isLookupCheaper(tokens, pairs)).toBe(cheaper)
})
