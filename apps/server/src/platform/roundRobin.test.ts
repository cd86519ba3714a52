import { expect, test } from 'vitest'
import { roundRobin } from './roundRobin.ts'

test.each([
  { groups: [], order: '' },
  { groups: ['aaa'], order: 'aaa' },
  { groups: ['aaaa', 'b', 'cc'], order: 'abcacaa' },
  { groups: ['', 'b', ''], order: 'b' },
])('$groups are visited in the order $order', ({ groups, order }) => {
  expect([...roundRobin(groups)].join('')).toBe(order)
})
