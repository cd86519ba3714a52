import { expect, it } from 'vitest'
import { activeRow } from './activeRow.ts'

const at = (key: string, active: number | null, count = 10) => activeRow(key, active, count, 4)

it('the arrow keys move by one row and wrap around', () => {
  expect([at('ArrowDown', null), at('ArrowDown', 3), at('ArrowDown', 9)]).toEqual([0, 4, 0])
  expect([at('ArrowUp', null), at('ArrowUp', 3), at('ArrowUp', 0)]).toEqual([9, 2, 9])
})

it('paging stops at the ends', () => {
  expect([at('PageDown', null), at('PageDown', 8), at('PageUp', 2), at('PageUp', 8)]).toEqual([4, 9, 0, 4])
})

it('Home and End move in the list once a row is active, and in the text before that', () => {
  expect([at('Home', 5), at('End', 5), at('Home', null), at('End', null)]).toEqual([0, 9, undefined, undefined])
})

it('nothing moves without rows, or for other keys', () => {
  expect([at('ArrowDown', null, 0), at('a', 3)]).toEqual([undefined, undefined])
})
