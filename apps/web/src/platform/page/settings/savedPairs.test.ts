import { expect, it } from 'vitest'
import { readSavedPairs } from './savedPairs.ts'

const A = `0x${'a'.repeat(40)}` as const
const B = `0x${'b'.repeat(40)}` as const

it('saved pairs are read one by one, and a pair of a token with itself is dropped (spec: storage.pairs)', () => {
  expect(readSavedPairs({ 137: [[A, B]], 31337: [[A, A], [A, '0x1'], [A, B, A], 7, [B, A]], 1: 'x' })).toEqual({
    137: [[A, B]],
    31337: [[B, A]],
    1: [],
  })
  expect(readSavedPairs([[A, B]])).toBeUndefined()
  expect(readSavedPairs(null)).toBeUndefined()
})
