import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../currency.ts'
import { versionLink } from './betterTrade.ts'
import { tokenNumber } from './oracle/seededPairs.ts'
import { pairOf } from './pair.ts'
import { type ExactSide, type Trade, routeThrough } from './trade.ts'
import { isBetterTrade } from './tradeComparison.ts'

const token = (at: number): Currency => ({
  kind: 'token',
  address: tokenNumber(at),
  decimals: 18,
  symbol: '',
  name: '',
})
const route = routeThrough(tokenNumber(0), [pairOf(tokenNumber(0), 1n, tokenNumber(1), 1n)])

function trade(sold: bigint, bought: bigint, exact: ExactSide = 'in', to = 1): Trade {
  const input = amountOf(token(0), sold)
  const output = amountOf(token(to), bought)
  return { version: 'v2', exact, input, output, route, amounts: [sold, bought] }
}

describe('comparison of trades', () => {
  it('the trade with the better execution price is better; an equal one is not', () => {
    expect(isBetterTrade(trade(100n, 101n), trade(100n, 100n))).toBe(true)
    expect(isBetterTrade(trade(10n ** 9n, 10n ** 9n + 1n), trade(10n ** 9n, 10n ** 9n))).toBe(true)
    expect(isBetterTrade(trade(100n, 100n), trade(100n, 100n))).toBe(false)
    expect(isBetterTrade(trade(99n, 100n, 'out'), trade(100n, 100n, 'out'))).toBe(true)
    expect(isBetterTrade(trade(101n, 100n, 'out'), trade(100n, 100n, 'out'))).toBe(false)
  })

  it('a trade is better by a threshold if it exceeds it, not if it equals it', () => {
    expect(isBetterTrade(trade(10_000n, 10_075n), trade(10_000n, 10_000n), 75)).toBe(false)
    expect(isBetterTrade(trade(10_000n, 10_076n), trade(10_000n, 10_000n), 75)).toBe(true)
  })

  it.each([
    ['types', trade(1n, 1n, 'out')],
    ['currencies', trade(1n, 1n, 'in', 2)],
  ])('different %s: Trades are not comparable', (_, other) => {
    expect(() => isBetterTrade(trade(1n, 1n), other)).toThrow('Trades are not comparable')
  })

  it('a trade from another currency is not comparable either', () => {
    const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
    const other = { ...trade(1n, 1n), input: amountOf(native, 1n) }
    expect(() => isBetterTrade(trade(1n, 1n), other)).toThrow('Trades are not comparable')
  })
})

describe('the link under the button', () => {
  const plain = trade(10_000n, 10_000n)
  const slightlyBetter = trade(10_000n, 10_075n)
  const better = trade(10_000n, 10_076n)
  it.each([
    ['showing V2 and V1 better by > 0.75 %', 'v2', better, plain, 'betterOnV1'],
    ['showing V2 and V1 better by just 0.75 %', 'v2', slightlyBetter, plain, null],
    ['showing V2 and only V1 has a trade', 'v2', plain, null, 'betterOnV1'],
    ['showing V2 and V1 has none', 'v2', null, plain, null],
    ['showing V2 and neither has one', 'v2', null, null, null],
    ['showing V1 and V2 better at all', 'v1', plain, slightlyBetter, 'betterOnV2'],
    ['showing V1 and only V2 has a trade', 'v1', null, plain, 'betterOnV2'],
    ['showing V1 otherwise, with a V2 trade', 'v1', plain, plain, 'switchToV2'],
    ['showing V1, which is better', 'v1', better, plain, 'switchToV2'],
    ['showing V1 and V2 has none', 'v1', plain, null, null],
    ['showing V1 and neither has one', 'v1', null, null, null],
  ] as const)('%s', (_, shown, v1, v2, link) => {
    expect(versionLink(shown, v1, v2)).toBe(link)
  })
})
