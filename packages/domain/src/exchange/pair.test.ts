import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../fraction.ts'
import { sdkPairAddress } from './oracle/publishedSdk.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import { inputFor, otherToken, outputFor, pairAfter, pairOf, reserveOf, sortsBefore, spotPrice } from './pair.ts'
import { pairAddress } from './pairAddress.ts'

const low = '0x00000000000000000000000000000000000000aB'
const high = '0x00000000000000000000000000000000000000Ac'
const otherAddress = testTokenAddress(7)

describe('a pair', () => {
  it('orders its tokens by address, ignoring the checksum’s case', () => {
    const pair = { token0: low, token1: high, reserve0: 5n, reserve1: 7n }
    expect(pairOf(low, 5n, high, 7n)).toEqual(pair)
    expect(pairOf(high, 7n, low, 5n)).toEqual(pair)
  })

  it('knows its other token and its reserve of each', () => {
    const pair = pairOf(high, 7n, low, 5n)
    expect([otherToken(pair, low), otherToken(pair, high)]).toEqual([high, low])
    expect([reserveOf(pair, low), reserveOf(pair, high)]).toEqual([5n, 7n])
  })

  it('needs two different tokens, and throws for a token it does not contain', () => {
    expect(() => pairOf(low, 1n, low, 1n)).toThrow(RangeError)
    expect(() => otherToken(pairOf(low, 1n, high, 1n), otherAddress)).toThrow(`${otherAddress} is not in the pair`)
    expect(() => reserveOf(pairOf(low, 1n, high, 1n), otherAddress)).toThrow(RangeError)
  })

  it('quotes inputs and outputs in both directions', () => {
    const pair = pairOf(low, 10n ** 6n, high, 2n * 10n ** 6n)
    expect([outputFor(pair, low, 1000n), outputFor(pair, high, 1000n)]).toEqual([1992n, 498n])
    expect([inputFor(pair, low, 1992n), inputFor(pair, high, 498n)]).toEqual([1000n, 1000n])
    expect(outputFor(pairOf(low, 0n, high, 0n), low, 1n)).toBe('noLiquidity')
    expect(inputFor(pair, low, 2n * 10n ** 6n)).toBe('notEnough')
    expect(outputFor(pairOf(low, 2n ** 112n - 1n, high, 2n ** 112n - 1n), low, 1000n)).toBe('overflow')
    expect(inputFor(pairOf(low, 2n ** 112n - 1n, high, 2n ** 112n - 1n), low, 1000n)).toBe('overflow')
  })

  it('has the ratio of its reserves as mid price, and none if it is empty', () => {
    const pair = pairOf(low, 4n, high, 6n)
    expect(spotPrice(pair, low)).toEqual(fraction(6n, 4n))
    expect(spotPrice(pair, high)).toEqual(fraction(4n, 6n))
    expect(spotPrice(pairOf(low, 0n, high, 0n), low)).toBe(null)
    expect(spotPrice(pairOf(low, 1n, high, 0n), low)).toBe(null)
    expect(spotPrice(pairOf(low, 1n, high, 1n), low)).toEqual(fraction(1n))
  })

  it('gives the next trade a worse price', () => {
    const reserve = fc.bigInt({ min: 10n ** 4n, max: 2n ** 110n })
    fc.assert(
      fc.property(reserve, reserve, reserve, (reserveLow, reserveHigh, sold) => {
        const pair = pairOf(low, reserveLow, high, reserveHigh)
        const bought = outputFor(pair, low, sold)
        if (typeof bought === 'string') return
        const after = pairAfter(pair, low, sold, bought)
        const before = spotPrice(pair, low)
        const now = spotPrice(after, low)
        expect(before && now && compare(now, before)).toBe(-1)
        expect(after.reserve0 * after.reserve1 >= pair.reserve0 * pair.reserve1).toBe(true)
      }),
    )
  })
})

describe('the address of a pair', () => {
  const initCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
  const factory = '0x5757371414417b8C6CAad45bAeF941aBc7d3Ab32'

  it('equals that of the deployed pair of wrapped native and USDC.e on Polygon', () => {
    const wrapped = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'
    const usdc = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
    const expected = '0x6e7a5FAFcec6BB1e78bAE2A1F0B612012BF14827'
    expect(pairAddress({ factory, initCodeHash }, wrapped, usdc)).toBe(expected)
    expect(pairAddress({ factory, initCodeHash }, usdc, wrapped)).toBe(expected)
  })

  it('equals that of the published SDK', () => {
    for (let at = 0; at < 50; at++) {
      const a = testTokenAddress(at)
      const b = testTokenAddress(at + 1)
      expect(pairAddress({ factory, initCodeHash }, a, b)).toBe(sdkPairAddress(factory, a, b))
    }
  })
})

it('a token does not sort before itself, and of two tokens exactly one sorts before the other', () => {
  const token = testTokenAddress(7)
  expect([
    sortsBefore(token, token),
    sortsBefore(token, testTokenAddress(8)) !== sortsBefore(testTokenAddress(8), token),
  ]).toEqual([false, true])
})
