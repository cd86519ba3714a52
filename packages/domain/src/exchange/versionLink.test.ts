import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../currency.ts'
import { versionLink } from './versionLink.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import { pairOf } from './pair.ts'
import { type ExactSide, type Trade, routeThrough } from './trade.ts'
import { isBetterTrade } from './tradeComparison.ts'

const token = (at: number): Currency => ({
  kind: 'token',
  address: testTokenAddress(at),
  decimals: 18,
  symbol: '',
  name: '',
})
const route = routeThrough(testTokenAddress(0), [pairOf(testTokenAddress(0), 1n, testTokenAddress(1), 1n)])

function trade(sold: bigint, bought: bigint, exact: ExactSide = 'in', to = 1): Trade {
  const input = amountOf(token(0), sold)
  const output = amountOf(token(to), bought)
  return { version: 'v2', exact, input, output, route, amounts: [sold, bought] }
}

describe('isBetterTrade', () => {
  it('is true only for a strictly better execution price', () => {
    expect(isBetterTrade(trade(100n, 101n), trade(100n, 100n))).toBe(true)
    expect(isBetterTrade(trade(10n ** 9n, 10n ** 9n + 1n), trade(10n ** 9n, 10n ** 9n))).toBe(true)
    expect(isBetterTrade(trade(100n, 100n), trade(100n, 100n))).toBe(false)
    expect(isBetterTrade(trade(99n, 100n, 'out'), trade(100n, 100n, 'out'))).toBe(true)
    expect(isBetterTrade(trade(101n, 100n, 'out'), trade(100n, 100n, 'out'))).toBe(false)
  })

  it('is true only above the threshold, not at it', () => {
    expect(isBetterTrade(trade(10_000n, 10_075n), trade(10_000n, 10_000n), 75)).toBe(false)
    expect(isBetterTrade(trade(10_000n, 10_076n), trade(10_000n, 10_000n), 75)).toBe(true)
  })

  it.each([
    ['exact sides', trade(1n, 1n, 'out')],
    ['output currencies', trade(1n, 1n, 'in', 2)],
  ])('throws for trades with different %s', (_, other) => {
    expect(() => isBetterTrade(trade(1n, 1n), other)).toThrow('Trades are not comparable')
  })

  it('throws for trades with different input currencies', () => {
    const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
    const other = { ...trade(1n, 1n), input: amountOf(native, 1n) }
    expect(() => isBetterTrade(trade(1n, 1n), other)).toThrow('Trades are not comparable')
  })
})

describe('the link under the swap button', () => {
  const plain = trade(10_000n, 10_000n)
  const slightlyBetter = trade(10_000n, 10_075n)
  const better = trade(10_000n, 10_076n)
  it.each([
    ['suggests V1 if it is better by more than 0.75 %', 'v2', better, plain, 'betterOnV1'],
    ['is absent if V1 is better by exactly 0.75 %', 'v2', slightlyBetter, plain, null],
    ['suggests V1 if only V1 has a trade', 'v2', plain, null, 'betterOnV1'],
    ['is absent on V2 if V1 has no trade', 'v2', null, plain, null],
    ['is absent on V2 if neither has a trade', 'v2', null, null, null],
    ['suggests V2 if it is better at all', 'v1', plain, slightlyBetter, 'betterOnV2'],
    ['suggests V2 if only V2 has a trade', 'v1', null, plain, 'betterOnV2'],
    ['offers to switch to V2 if it is as good', 'v1', plain, plain, 'switchToV2'],
    ['offers to switch to V2 if V1 is better', 'v1', better, plain, 'switchToV2'],
    ['is absent on V1 if V2 has no trade', 'v1', plain, null, null],
    ['is absent on V1 if neither has a trade', 'v1', null, null, null],
  ] as const)('%s', (_, shown, v1, v2, link) => {
    expect(versionLink(shown, v1, v2)).toBe(link)
  })
})
