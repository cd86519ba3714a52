import { describe, expect, it } from 'vitest'
import type { Address } from '../../address.ts'
import { type PairTokens, candidatePairs } from './candidatePairs.ts'
import { testTokenAddress } from '../oracle/seededPairs.ts'

const a = testTokenAddress(0)
const b = testTokenAddress(1)
const one = testTokenAddress(2)
const two = testTokenAddress(3)
const sortedPair = (first: Address, second: Address): PairTokens =>
  first.toLowerCase() < second.toLowerCase() ? [first, second] : [second, first]

describe('candidate pairs', () => {
  it('are the direct pair, each token with every base, and all pairs of bases, each once', () => {
    expect(candidatePairs(a, b, [one, two])).toEqual(
      [
        [a, b],
        [a, one],
        [a, two],
        [b, one],
        [b, two],
        [one, two],
      ].map(([first = a, second = b]) => sortedPair(first, second)),
    )
  })

  it('omit pairs of equal addresses if a token is a base itself', () => {
    const pairs = candidatePairs(one, b, [one, two])
    expect(pairs).toEqual([sortedPair(one, b), sortedPair(one, two), sortedPair(b, two)])
  })

  it('are the same pairs in both directions', () => {
    const names = (pairs: readonly PairTokens[]) => pairs.map((pair) => pair.join()).toSorted()
    expect(names(candidatePairs(a, b, [one, two]))).toEqual(names(candidatePairs(b, a, [two, one])))
  })

  it('are 1 + 2n + n(n − 1)/2 in number for n bases that neither token is', () => {
    const bases = Array.from({ length: 16 }, (_, at) => testTokenAddress(at + 10))
    expect(candidatePairs(a, b, bases)).toHaveLength(1 + 32 + 120)
  })

  it('omit a restricted token’s pairs with tokens it is not traded against', () => {
    const restrictions = new Map([[one, new Set([a])]])
    const pairs = candidatePairs(a, b, [one, two], restrictions)
    expect(pairs).toEqual([sortedPair(a, b), sortedPair(a, one), sortedPair(a, two), sortedPair(b, two)])
  })
})
