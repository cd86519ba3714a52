import { expect, test } from 'vitest'
import { inRotation } from './inRotation.ts'

test.each([
  { groups: [], order: '' },
  { groups: ['aaa'], order: 'aaa' },
  { groups: ['aaaa', 'b', 'cc'], order: 'abcacaa' },
  { groups: ['', 'b', ''], order: 'b' },
])('$groups are visited in the order $order', ({ groups, order }) => {
  expect([...inRotation(groups)].join('')).toBe(order)
})
