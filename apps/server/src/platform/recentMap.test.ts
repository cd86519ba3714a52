import { expect, test } from 'vitest'
import { RecentMap } from './recentMap.ts'

test('of more entries than it may hold those stay that were used last', () => {
  const map = new RecentMap<string, number>(2).set('a', 1).set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect([...map]).toEqual([
    ['a', 1],
    ['c', 3],
  ])
})

test('what is written again counts as used, and makes no room', () => {
  const map = new RecentMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ])
})

test('what was never there is not there afterwards', () => {
  const map = new RecentMap<string, number>(2)
  expect([map.get('a'), map.has('a'), map.size]).toEqual([undefined, false, 0])
})

test('what is only looked at is not the last used for that', () => {
  const map = new RecentMap<string, number>(2).set('a', 1).set('b', 2)
  expect(map.peek('a')).toBe(1)
  map.set('c', 3)
  expect([...map.keys()]).toEqual(['b', 'c'])
})
