import { expect, test } from 'vitest'
import { keptAnswers } from './keptAnswers.ts'

test('the memory never holds more than its limit, and drops what was unused for longest', () => {
  const kept = keptAnswers<string>(10_000, () => 0)
  for (let each = 0; each < 1000; each += 1) {
    kept.keep(`key ${each}`, 'x', 2000, 1000)
    kept.get('key 0')
    expect(kept.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect([kept.get('key 0'), kept.get('key 999'), kept.get('key 990')]).toEqual(['x', 'x', undefined])
})

test('what is larger than the memory is not kept, and replaces nothing', () => {
  const kept = keptAnswers<string>(10_000, () => 0)
  kept.keep('small', 'x', 10, 1000)
  kept.keep('large', 'y', 10_000, 1000)
  expect([kept.get('small'), kept.get('large')]).toEqual(['x', undefined])
})

test('an answer is forgotten when its time is over, and its bytes with it', () => {
  let now = 0
  const kept = keptAnswers<string>(10_000, () => now)
  kept.keep('a', 'x', 10, 1000)
  now = 999
  expect(kept.get('a')).toBe('x')
  now = 1000
  expect([kept.get('a'), kept.bytes()]).toEqual([undefined, 0])
})
