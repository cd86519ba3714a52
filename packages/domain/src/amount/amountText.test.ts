import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, type Token } from '../currency.ts'
import { exactAmount, fixedAmount, significantAmount } from './amountText.ts'
import { groupedText } from './groupedText.ts'
import { parseAmount } from './parseAmount.ts'
import { significantText } from './roundedText.ts'
import { fraction } from '../fraction.ts'
import { smallAmountText } from './smallAmountText.ts'

const token = (decimals: number): Token => ({
  kind: 'token',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  decimals,
  symbol: 'AAA',
  name: 'An A',
})
const amountOfRaw = (raw: bigint, decimals = 18) => amountOf(token(decimals), raw)

describe('token amounts are rounded down', () => {
  it.each([
    [1_999_999_999_999_999_999n, 18, 4, '1.999'],
    [1_999_999n, 6, 4, '1.999'],
    [123_456n, 0, 4, '123400'],
    [0n, 18, 4, '0'],
    [0n, 0, 1, '0'],
    [1n, 18, 4, '0.000000000000000001'],
    [5n * 10n ** 17n, 18, 6, '0.5'],
    [10n ** 18n, 18, 6, '1'],
    [12_345_678n * 10n ** 18n, 18, 4, '12340000'],
  ])('%s units of a token with %s decimals, cut to %s significant digits, read %s', (raw, decimals, digits, text) => {
    expect(significantAmount(amountOfRaw(raw, decimals), digits)).toBe(text)
  })

  it.each([
    [1_999_999n, 6, 2, '1.99'],
    [1_999_999n, 6, 0, '1'],
    [7n, 0, 2, '7.00'],
    [1n, 18, 4, '0.0000'],
    [15n, 1, 4, '1.5000'],
  ])('%s units of a token with %s decimals, with %s places, read %s', (raw, decimals, places, text) => {
    expect(fixedAmount(amountOfRaw(raw, decimals), places)).toBe(text)
  })

  it('cutting digits equals rounding the exact number down', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n }),
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 1, max: 20 }),
        (raw, decimals, digits) => {
          const value = fraction(raw, 10n ** BigInt(decimals))
          expect(significantAmount(amountOfRaw(raw, decimals), digits)).toBe(significantText(value, digits, 'down'))
        },
      ),
    )
  })
})

describe('exact amounts have no trailing zeros', () => {
  it.each([
    [1_500_000n, 6, '1.5'],
    [10n, 0, '10'],
    [1_000_000n, 6, '1'],
    [0n, 6, '0'],
  ])('%s with %s decimals is %s', (raw, decimals, text) => {
    expect(exactAmount(amountOfRaw(raw, decimals))).toBe(text)
  })

  it('case 11: 0, 1, 77 and 255 decimals parse exactly and never show an exponent', () => {
    for (const decimals of [0, 1, 77, 255]) {
      const one = amountOfRaw(10n ** BigInt(decimals), decimals)
      expect(parseAmount('1', token(decimals))).toEqual({ kind: 'amount', amount: one })
      expect(exactAmount(one)).toBe('1')
      const least = exactAmount(amountOfRaw(1n, decimals))
      expect(least).toMatch(/^(?:1|0\.0*1)$/)
      expect(parseAmount(least, token(decimals))).toEqual({ kind: 'amount', amount: amountOfRaw(1n, decimals) })
    }
  })

  it('an amount that is written out exactly parses to the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n }), fc.integer({ min: 0, max: 255 }), (raw, decimals) => {
        const amount = amountOfRaw(raw, decimals)
        expect(parseAmount(exactAmount(amount), token(decimals))).toEqual({ kind: 'amount', amount })
      }),
    )
  })
})

describe('smallAmountText', () => {
  it.each([
    [0n, '0'],
    [1n, '<0.000001'],
    [10n ** 12n, '<0.000001'],
    [10n ** 12n + 1n, '0.000001'],
    [1_234_567n * 10n ** 12n, '1.234'],
  ])('prints %s wei as %s', (raw, text) => {
    expect(smallAmountText(amountOfRaw(raw))).toBe(text)
  })

  it('prints one unit of a token with few decimals in full, and with six decimals as below the floor', () => {
    expect(smallAmountText(amountOfRaw(1n, 2))).toBe('0.01')
    expect(smallAmountText(amountOfRaw(1n, 6))).toBe('<0.000001')
  })
})

describe('groupedText', () => {
  it.each([
    ['1234567.8912', '1,234,567.8912'],
    ['123', '123'],
    ['1000', '1,000'],
    ['-1000', '-1,000'],
    ['0.1234567', '0.1234567'],
  ])('%s grouped is %s', (text, grouped) => {
    expect(groupedText(text)).toBe(grouped)
  })
})
