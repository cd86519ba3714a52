import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../currency.ts'
import { compare, fraction, minus, plus } from '../fraction.ts'
import { maximumSold, minimumReceived } from './acceptedAmounts.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import { type Pair, pairOf } from './pair.ts'
import { type ExactSide, type Trade, amountsFromInput, amountsFromOutput, routeThrough } from './trade.ts'
import { executionPrice, feeAmount, midPrice, priceImpact, realisedFee } from './tradePrices.ts'

const a = testTokenAddress(0)
const b = testTokenAddress(1)
const c = testTokenAddress(2)
const d = testTokenAddress(3)
const token = (at: number): Currency => ({
  kind: 'token',
  address: testTokenAddress(at),
  decimals: 18,
  symbol: '',
  name: '',
})
const DEEP = 10n ** 24n

function trade(exact: ExactSide, pairs: readonly Pair[], raw: bigint): Trade {
  const route = routeThrough(a, pairs)
  const amounts = exact === 'in' ? amountsFromInput('v2', route, raw) : amountsFromOutput('v2', route, raw)
  if (typeof amounts === 'string') throw new Error(amounts)
  const input = amountOf(token(0), amounts[0] ?? 0n)
  return { version: 'v2', exact, input, output: amountOf(token(pairs.length), amounts.at(-1) ?? 0n), route, amounts }
}

const through = [pairOf(a, DEEP, b, 2n * DEEP), pairOf(b, DEEP, c, DEEP), pairOf(c, 5n * DEEP, d, DEEP)] as const

describe('a route', () => {
  it('lists the tokens that its pairs connect', () => {
    expect(routeThrough(a, through).path).toEqual([a, b, c, d])
    expect(routeThrough(d, through.toReversed()).path).toEqual([d, c, b, a])
  })

  it('must be connected and have at least one pair', () => {
    expect(() => routeThrough(a, [through[1]])).toThrow('The route breaks off')
    expect(() => routeThrough(a, [])).toThrow(RangeError)
  })

  it('has an amount for each token, from either side', () => {
    const forward = trade('in', through, 10n ** 18n)
    expect(forward.amounts).toHaveLength(4)
    const back = trade('out', through, forward.output.raw)
    expect(back.amounts.at(-1)).toBe(forward.output.raw)
    expect(back.input.raw).toBeLessThanOrEqual(forward.input.raw)
  })

  it('reports the reason of the first pool that refuses', () => {
    const route = routeThrough(a, [pairOf(a, DEEP, b, 1000n), pairOf(b, 0n, c, 0n)])
    expect(amountsFromInput('v2', route, 1n)).toBe('tooSmall')
    expect(amountsFromInput('v2', route, DEEP)).toBe('noLiquidity')
    expect(amountsFromOutput('v2', route, 1n)).toBe('noLiquidity')
    expect(amountsFromOutput('v2', routeThrough(a, [pairOf(a, DEEP, b, 1000n)]), 1000n)).toBe('notEnough')
  })
})

describe('the prices of a trade', () => {
  it('the mid price combines all pools; the execution price is the actual output per input', () => {
    const one = trade('in', through, 10n ** 18n)
    expect(compare(midPrice(one.route), fraction(2n, 5n))).toBe(0)
    expect(executionPrice(one)).toEqual(fraction(one.output.raw, 10n ** 18n))
  })

  it('the fee is zero if no pool takes one', () => expect(compare(realisedFee(0), fraction(0n))).toBe(0))

  it.each([
    [1, fraction(3n, 1000n)],
    [2, fraction(5991n, 10n ** 6n)],
    [3, fraction(8_973_027n, 10n ** 9n)],
  ])('the realised fee over %d hops is 1 − 0.997ⁿ of the input', (hops, fee) => {
    expect(compare(realisedFee(hops), fee)).toBe(0)
    const one = trade('in', through.slice(0, hops), 12_345_678_901n)
    expect(feeAmount(one)).toBe((12_345_678_901n * fee.numerator) / fee.denominator)
  })

  it('the price impact without fee is (mid-price quote − output) / mid-price quote − realised fee', () => {
    const pairs = [pairOf(a, 10n ** 6n, b, 10n ** 6n)]
    // At the mid price 100,000 would give 100,000; the output is 90,661, and the fee is 0.3 %.
    expect(trade('in', pairs, 100_000n).output.raw).toBe(90_661n)
    const impact = priceImpact(trade('in', pairs, 100_000n))
    expect(compare(impact, minus(fraction(9339n, 100_000n), fraction(3n, 1000n)))).toBe(0)
    // An exact-out trade of 90,661 costs the same 100,000.
    expect(compare(priceImpact(trade('out', pairs, 90_661n)), impact)).toBe(0)
  })

  it('the impact of a tiny trade is almost zero; every impact lies above minus the fee and below 1', () => {
    const small = priceImpact(trade('in', through, 10n ** 12n))
    expect(Number(small.numerator) / Number(small.denominator)).toBeCloseTo(0, 8)
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 10n ** 25n }), fc.integer({ min: 1, max: 3 }), (raw, hops) => {
        const one = trade('in', through.slice(0, hops), raw)
        expect(compare(priceImpact(one), fraction(1n))).toBe(-1)
        expect(compare(plus(priceImpact(one), realisedFee(hops)), fraction(0n))).toBe(1)
      }),
    )
  })
})

describe('the limits that the person accepts', () => {
  it.each([
    [0, 10_000n, 10_000n],
    [50, 9950n, 10_050n],
    [100, 9900n, 10_100n],
    [5000, 6666n, 15_000n],
    [10_000, 5000n, 20_000n],
  ])(
    'at %d bps are floor(out / (1 + slippage)) received at least and floor(in × (1 + slippage)) sold at most',
    (bps, minimum, maximum) => {
      const one = trade('in', through.slice(0, 1), 1000n)
      const sold = { ...one, output: amountOf(token(1), 10_000n) }
      const bought = { ...one, exact: 'out', input: amountOf(token(0), 10_000n) } as const
      expect(minimumReceived(sold, bps).raw).toBe(minimum)
      expect(maximumSold(bought, bps).raw).toBe(maximum)
    },
  )

  it('leave the exact side unchanged', () => {
    const sold = trade('in', through, 10n ** 18n)
    const bought = trade('out', through, 10n ** 18n)
    expect(maximumSold(sold, 500)).toBe(sold.input)
    expect(minimumReceived(bought, 500)).toBe(bought.output)
  })

  it.each([-1, 10_001, 0.5, Number.NaN])('throw for a slippage of %d, outside 0 to 10000 bps', (bps) => {
    expect(() => minimumReceived(trade('in', through, 10n ** 18n), bps)).toThrow('Unexpected slippage value')
    expect(() => maximumSold(trade('in', through, 10n ** 18n), bps)).toThrow('Unexpected slippage value')
  })

  it('widen with the slippage', () => {
    const bps = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(fc.bigInt({ min: 10n, max: 10n ** 23n }), bps, bps, (raw, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const sold = trade('in', through, raw)
        const bought = trade('out', through, raw)
        expect(minimumReceived(sold, more).raw).toBeLessThanOrEqual(minimumReceived(sold, less).raw)
        expect(maximumSold(bought, more).raw).toBeGreaterThanOrEqual(maximumSold(bought, less).raw)
      }),
    )
  })
})
