import { describe, expect, it } from 'vitest'
import { type Currency, amountOf } from '../currency.ts'
import { compare, fraction } from '../fraction.ts'
import { tradeOnV1 } from './exchangeV1.ts'
import { hopIn, hopOut } from './hop.ts'
import { testTokenAddress } from './oracle/seededPairs.ts'
import type { ExactSide } from './trade.ts'
import { midPrice } from './tradePrices.ts'

const COIN = 10n ** 18n
const wrapped = testTokenAddress(0)
const dai = testTokenAddress(1)
const legacyToken = testTokenAddress(2)
const missing = testTokenAddress(3)
const native: Currency = { kind: 'native', decimals: 18, symbol: '', name: '' }
const token = (address: typeof dai): Currency => ({ ...native, kind: 'token', address })
const exchanges = new Map(
  [
    { token: dai, native: 10n * COIN, tokens: 3000n * COIN },
    { token: legacyToken, native: 20n * COIN, tokens: 10n * COIN },
    { token: wrapped, native: COIN, tokens: COIN },
  ].map((exchange) => [exchange.token, exchange]),
)

const trade = (exact: ExactSide, sold: Currency, bought: Currency, raw: bigint) =>
  tradeOnV1(
    { exact, amount: amountOf(exact === 'in' ? sold : bought, raw), other: exact === 'in' ? bought : sold },
    exchanges,
    wrapped,
  )

describe('a V1 route', () => {
  it.each([
    ['goes from native to a token', native, token(dai), [wrapped, dai]],
    ['goes from a token to native', token(dai), native, [dai, wrapped]],
    ['goes from a token to a token through native', token(dai), token(legacyToken), [dai, wrapped, legacyToken]],
  ] as const)('%s', (_, sold, bought, path) => {
    for (const exact of ['in', 'out'] as const) {
      const one = trade(exact, sold, bought, COIN / 100n)
      if (typeof one === 'string') throw new Error(one)
      expect(one.route.path).toEqual(path)
      expect([one.version, one.exact, one.input.currency, one.output.currency]).toEqual(['v1', exact, sold, bought])
      expect([one.input.raw, one.output.raw]).toEqual([one.amounts[0], one.amounts.at(-1)])
      expect(exact === 'in' ? one.input.raw : one.output.raw).toBe(COIN / 100n)
    }
  })

  it('passes both exchanges one after the other', () => {
    const between = hopOut('v1', COIN, 3000n * COIN, 10n * COIN)
    const end = typeof between === 'bigint' && hopOut('v1', between, 20n * COIN, 10n * COIN)
    expect(trade('in', token(dai), token(legacyToken), COIN)).toMatchObject({ amounts: [COIN, between, end] })
    const firstInput = hopIn('v1', COIN, 20n * COIN, 10n * COIN)
    const start = typeof firstInput === 'bigint' && hopIn('v1', firstInput, 3000n * COIN, 10n * COIN)
    expect(trade('out', token(dai), token(legacyToken), COIN)).toMatchObject({ amounts: [start, firstInput, COIN] })
  })

  it('has no limit on reserves', () => {
    const deep = new Map([[dai, { token: dai, native: 2n ** 120n, tokens: 2n ** 120n }]])
    for (const exact of ['in', 'out'] as const)
      expect(tradeOnV1({ exact, amount: amountOf(native, COIN), other: token(dai) }, deep, wrapped)).toBeTypeOf(
        'object',
      )
  })

  it('has the mid price of both exchanges combined', () => {
    const one = trade('in', token(dai), token(legacyToken), COIN)
    if (typeof one === 'string') throw new Error(one)
    expect(compare(midPrice(one.route), fraction(1n, 600n))).toBe(0)
  })
})

describe('V1 has no trade for', () => {
  it.each([
    ['a token without an exchange', token(missing), native, COIN, 'noExchange'],
    ['a token without an exchange and one with', token(missing), token(dai), COIN, 'noExchange'],
    ['native and its wrapped token', native, token(wrapped), COIN, 'noExchange'],
    ['the wrapped token and another', token(wrapped), token(dai), COIN, 'noExchange'],
    ['the same currency on both sides', native, native, COIN, 'sameCurrency'],
    ['the same token on both sides', token(dai), token(dai), COIN, 'sameCurrency'],
    ['an amount whose output would be zero', token(dai), native, 1n, 'tooSmall'],
    ['a zero amount', token(dai), native, 0n, 'noAmount'],
  ] as const)('%s', (_, sold, bought, raw, problem) => {
    expect(trade('in', sold, bought, raw)).toBe(problem)
  })

  it('an output as large as the exchange’s reserve', () => {
    expect(trade('out', native, token(dai), 3000n * COIN)).toBe('notEnough')
  })
})
