import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../../currency.ts'
import { compare } from '../../fraction.ts'
import { bestTrade } from './bestTrade.ts'
import { anyPairs, dice, testTokenAddress } from '../oracle/seededPairs.ts'
import { type Pair, pairAfter, pairOf } from '../pair.ts'
import { pairGraph } from './pairGraph.ts'
import type { Trade } from '../trade.ts'
import { executionPrice } from '../tradePrices.ts'

const wrapped = testTokenAddress(0)
const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
const token = (at: number): Currency => ({ ...native, kind: 'token', address: testTokenAddress(at) })
const COIN = 10n ** 18n

const sell = (pairs: readonly Pair[], sold: Currency, raw: bigint, bought: Currency) =>
  bestTrade(pairGraph(pairs), { exact: 'in', amount: amountOf(sold, raw), other: bought }, wrapped)
const buy = (pairs: readonly Pair[], bought: Currency, raw: bigint, sold: Currency) =>
  bestTrade(pairGraph(pairs), { exact: 'out', amount: amountOf(bought, raw), other: sold }, wrapped)

describe('the best trade', () => {
  const pairs = [
    pairOf(wrapped, 1000n * COIN, testTokenAddress(1), 2000n * COIN),
    pairOf(testTokenAddress(1), 1000n * COIN, testTokenAddress(2), 1000n * COIN),
  ]

  it('has its route from input to output, whichever side is exact', () => {
    for (const trade of [sell(pairs, native, COIN, token(2)), buy(pairs, token(2), COIN, native)]) {
      expect(trade?.route).toEqual({ path: [wrapped, testTokenAddress(1), testTokenAddress(2)], pairs })
      expect(trade?.amounts).toHaveLength(3)
      expect([trade?.amounts[0], trade?.amounts[2]]).toEqual([trade?.input.raw, trade?.output.raw])
      expect([trade?.input.currency, trade?.output.currency]).toEqual([native, token(2)])
      expect(trade?.version).toBe('v2')
    }
  })

  it('passes at most three pairs', () => {
    const chain = [0, 1, 2, 3].map((at) => pairOf(testTokenAddress(at), COIN, testTokenAddress(at + 1), COIN))
    expect(sell(chain, token(0), 1000n, token(3))?.route.pairs).toHaveLength(3)
    expect(sell(chain, token(0), 1000n, token(4))).toBe(null)
  })

  it('does not exist for a currency without a pair, or from native to its own wrapped token', () => {
    expect(sell(pairs, native, COIN, token(9))).toBe(null)
    expect(sell(pairs, token(9), COIN, native)).toBe(null)
    expect(sell(pairs, native, COIN, token(0))).toBe(null)
  })
})

function pairsAfter(pairs: readonly Pair[], { route, amounts }: Trade): readonly Pair[] {
  return pairs.map((pair) => {
    const at = route.pairs.findIndex(({ token0, token1 }) => token0 === pair.token0 && token1 === pair.token1)
    return at < 0 ? pair : pairAfter(pair, route.path[at] ?? pair.token0, amounts[at] ?? 0n, amounts[at + 1] ?? 0n)
  })
}

describe('trading back and forth never gains', () => {
  const seed = fc.integer({ min: 0, max: 1_000_000 })
  const randomTrade = (number: number) => {
    const roll = dice(`gain ${number}`)
    const { pairs, tokens } = anyPairs(roll, 3 + roll.integerBelow(20))
    return { pairs, raw: roll.size(70), from: token(roll.integerBelow(tokens)), to: token(roll.integerBelow(tokens)) }
  }

  it('selling the output of an exact-out trade through the same pools brings no more than its cost', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const { pairs, raw, from, to } = randomTrade(number)
        const bought = buy(pairs, to, raw, from)
        if (bought === null) return
        const back = sell(pairsAfter(bought.route.pairs, bought), to, raw, from)
        expect((back?.output.raw ?? 0n) <= bought.input.raw).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('an exact-in trade with the input of an exact-out trade gives at least the wanted amount', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const { pairs, raw, from, to } = randomTrade(number)
        const bought = buy(pairs, to, raw, from)
        if (bought !== null) expect((sell(pairs, from, bought.input.raw, to)?.output.raw ?? 0n) >= raw).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('splitting a trade through one pool never beats it by more than rounding', () => {
    const reserve = fc.bigInt({ min: 1n, max: 10n ** 30n })
    fc.assert(
      fc.property(reserve, reserve, reserve, reserve, (reserveIn, reserveOut, one, other) => {
        const pairs = [pairOf(testTokenAddress(0), reserveIn, testTokenAddress(1), reserveOut)]
        const whole = sell(pairs, token(0), one + other, token(1))?.output.raw ?? 0n
        const first = sell(pairs, token(0), one, token(1))
        const second = sell(first === null ? pairs : pairsAfter(pairs, first), token(0), other, token(1))
        // The first part's fee stays in the pool and improves the second part, which offsets at most the rounding.
        const split = (first?.output.raw ?? 0n) + (second?.output.raw ?? 0n)
        expect(split <= whole + 1n).toBe(true)
      }),
    )
  })

  it('selling more brings no less, at no better price', () => {
    const reserve = fc.bigInt({ min: 10n ** 12n, max: 10n ** 30n })
    fc.assert(
      fc.property(reserve, reserve, reserve, reserve, (reserveIn, reserveOut, raw, more) => {
        const pairs = [pairOf(testTokenAddress(0), reserveIn, testTokenAddress(1), reserveOut)]
        const little = sell(pairs, token(0), raw, token(1))
        const much = sell(pairs, token(0), raw + more, token(1))
        if (little === null || much === null) return
        expect(much.output.raw >= little.output.raw).toBe(true)
        const rounded = { ...little, output: amountOf(token(1), little.output.raw + 1n) }
        expect(compare(executionPrice(much), executionPrice(rounded))).toBeLessThanOrEqual(0)
      }),
    )
  })
})
