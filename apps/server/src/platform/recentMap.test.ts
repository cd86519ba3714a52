import { expect, test } from 'vitest'
import { RecentMap } from './recentMap.ts'

test('the most recently used entries stay', () => {
  const map = new RecentMap<string, number>(2).set('a', 1).set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect([...map]).toEqual([
    ['a', 1],
    ['c', 3],
  ])
})

test('setting an entry again counts as use and drops no other entry', () => {
  const map = new RecentMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['a', 3],
  ])
})

test('reading a missing entry does not add it', () => {
  const map = new RecentMap<string, number>(2)
  expect([map.get('a'), map.has('a'), map.size]).toEqual([undefined, false, 0])
})

test('peeking does not count as use', () => {
  const map = new RecentMap<string, number>(2).set('a', 1).set('b', 2)
  expect(map.peek('a')).toBe(1)
  map.set('c', 3)
  expect([...map.keys()]).toEqual(['b', 'c'])
})
