import { expect, test } from 'vitest'
import { fairShare } from './fairShare.ts'

/** Pieces are newest first; the letter is the maker. */
const shown = (pieces: readonly string[], limit: number) => fairShare(pieces, ([maker = '']) => maker, limit)

test('all pieces are shown, newest first, while they fit (spec: market.collections)', () => {
  expect(shown(['a3', 'b1', 'a2', 'a1'], 4)).toEqual(['a3', 'b1', 'a2', 'a1'])
  expect(shown([], 4)).toEqual([])
})

test('every maker’s newest piece comes before any maker’s second (spec: market.collections)', () => {
  expect(shown(['a4', 'a3', 'a2', 'b2', 'a1', 'b1', 'c1'], 3)).toEqual(['a4', 'b2', 'c1'])
  expect(shown(['a4', 'a3', 'a2', 'b2', 'a1', 'b1', 'c1'], 5)).toEqual(['a4', 'a3', 'b2', 'b1', 'c1'])
})

test('two hundred pieces of one maker displace no other maker; with more makers than places the newest pieces are shown', () => {
  const pieces = Array.from({ length: 200 }, (_, at) => `a${200 - at}`)
  expect(shown([...pieces, 'b1', 'c1'], 200)).toEqual([...pieces.slice(0, 198), 'b1', 'c1'])
  expect(shown(['d1', 'c1', 'b1', 'a1'], 2)).toEqual(['d1', 'c1'])
})
