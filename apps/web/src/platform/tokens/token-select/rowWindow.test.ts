import { expect, it } from 'vitest'
import { ROW_PX, rowWindow, scrollTopFor } from './rowWindow.ts'

it('no more than 40 rows are rendered, for any list and window', () => {
  for (const count of [0, 1, 39, 41, 10_000, 100_000])
    for (const scrollTop of [0, 55, 56, 5000, 10_000 * ROW_PX])
      for (const height of [0, 56, 480, 5000]) {
        const { from, to } = rowWindow(count, scrollTop, height)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(count)
        expect(to - from).toBeLessThanOrEqual(40)
      }
})

it('every visible row is rendered', () => {
  for (const scrollTop of [0, 30, 56, 1234, (10_000 - 9) * ROW_PX]) {
    const { from, to } = rowWindow(10_000, scrollTop, 480)
    expect(from * ROW_PX).toBeLessThanOrEqual(scrollTop)
    expect(to * ROW_PX).toBeGreaterThanOrEqual(Math.min(scrollTop + 480, 10_000 * ROW_PX))
  }
})

it('a list that became shorter shows its end', () => {
  expect(rowWindow(3, 5000, 480)).toEqual({ from: 0, to: 3 })
})

it('the active row is scrolled into view by the shortest distance', () => {
  expect(scrollTopFor(3, 0, 480)).toBe(0)
  expect(scrollTopFor(9, 0, 480)).toBe(10 * ROW_PX - 480)
  expect(scrollTopFor(2, 5 * ROW_PX, 480)).toBe(2 * ROW_PX)
  // Row 8 is partly visible already.
  expect(scrollTopFor(8, 0, 480)).toBe(9 * ROW_PX - 480)
})
