import { expect, it } from 'vitest'
import { scrollPercentage } from './scrollPercentage.ts'

it.each([
  [0, 3000, 1000, 0],
  [1000, 3000, 1000, 50],
  [2000, 3000, 1000, 100],
  [2100, 3000, 1000, 100],
  [-40, 3000, 1000, 0],
  [0, 800, 1000, 0],
])('%i px of a page of %i in a window of %i is %i percent', (scrolled, page, window, percent) => {
  expect(scrollPercentage(scrolled, page, window)).toBe(percent)
})
