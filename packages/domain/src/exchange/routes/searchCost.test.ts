import { expect, it } from 'vitest'
import { isLookupCheaper, isWide } from './searchCost.ts'

it('a token is wide from 65 pairs on', () => {
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
])('a lookup of %d tokens by halving among %d pairs is cheaper: %s', (tokens, pairs, cheaper) => {
  expect(isLookupCheaper(tokens, pairs)).toBe(cheaper)
})
