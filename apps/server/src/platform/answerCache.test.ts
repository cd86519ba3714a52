import { expect, test } from 'vitest'
import { answerCache } from './answerCache.ts'

test('the cache never exceeds its limit, and evicts the least recently used', () => {
  const cache = answerCache<string>(10_000, () => 0)
  for (let each = 0; each < 1000; each += 1) {
    cache.set(`key ${each}`, 'x', 2000, 1000)
    cache.get('key 0')
    expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect([cache.get('key 0'), cache.get('key 999'), cache.get('key 990')]).toEqual(['x', 'x', undefined])
})

test('an answer larger than the cache is not stored, and replaces nothing', () => {
  const cache = answerCache<string>(10_000, () => 0)
  cache.set('small', 'x', 10, 1000)
  cache.set('large', 'y', 10_000, 1000)
  expect([cache.get('small'), cache.get('large')]).toEqual(['x', undefined])
})

test('an expired answer is dropped and its bytes are freed', () => {
  let now = 0
  const cache = answerCache<string>(10_000, () => now)
  cache.set('a', 'x', 10, 1000)
  now = 999
  expect(cache.get('a')).toBe('x')
  now = 1000
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0])
})
