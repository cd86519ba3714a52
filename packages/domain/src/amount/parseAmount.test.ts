import { describe, expect, it } from 'vitest'
import type { Token } from '../currency.ts'
import { parseAmount } from './parseAmount.ts'
import { isDecimalNumber, typedAmount } from './typedAmount.ts'

const token: Token = {
  kind: 'token',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  decimals: 18,
  symbol: 'AAA',
  name: 'An A',
}
const kindOf = (text: string) => parseAmount(text, token).kind

describe('parsing an amount', () => {
  it.each([
    ['1', 10n ** 18n],
    ['1.', 10n ** 18n],
    ['.5', 5n * 10n ** 17n],
    ['007', 7n * 10n ** 18n],
    ['0.000000000000000001', 1n],
    ['9'.repeat(79), BigInt(`${'9'.repeat(79)}${'0'.repeat(18)}`)],
  ])('%s is parsed exactly', (text, raw) => {
    expect(parseAmount(text, token)).toEqual({ kind: 'amount', amount: { currency: token, raw } })
  })

  it.each(['', '0', '0.0', '.0', '0.', '0.000000000000000000'])('"%s" is not an amount: empty or zero', (text) => {
    expect(kindOf(text)).toBe('noAmount')
  })

  it('too many decimals are not an amount', () => {
    expect(parseAmount('0.0000000000000000001', token)).toEqual({ kind: 'tooManyDecimals', decimals: 18 })
    expect(parseAmount('1.5', { ...token, decimals: 0 })).toEqual({ kind: 'tooManyDecimals', decimals: 0 })
  })

  it.each(['-1', '+1', '1e3', '1e309', '０', '１', '٣', '0x10', '1_000', ' 1', '1,5', '1.2.3', '.', 'NaN', 'Infinity'])(
    'case 96: "%s" is not a number',
    (text) => {
      expect(kindOf(text)).toBe('notANumber')
    },
  )

  it('case 96: a cost of 10^18 + 1 smallest units keeps its last digit', () => {
    expect(parseAmount('1.000000000000000001', token)).toMatchObject({ amount: { raw: 10n ** 18n + 1n } })
  })
})

describe('the amount input', () => {
  it.each([
    ['', ''],
    ['0.0', '0.0'],
    ['1.', '1.'],
    ['.', '.'],
    ['1,5', '1.5'],
    ['12', '12'],
  ])('"%s" becomes "%s"', (text, fieldText) => {
    expect(typedAmount(text)).toBe(fieldText)
  })

  it.each(['a', '1e3', '-1', '1.2.3', '1,2,3', '1.2,3', ' ', '０', '1 000'])('rejects "%s"', (text) => {
    expect(typedAmount(text)).toBeNull()
  })

  it('takes at most 79 characters', () => {
    expect(typedAmount('1'.repeat(79))).toBe('1'.repeat(79))
    expect(typedAmount('1'.repeat(80))).toBeNull()
  })

  it('contains a number as soon as it contains a digit', () => {
    expect(['1', '1.', '.5'].every(isDecimalNumber)).toBe(true)
    expect(['', '.', 'x'].some(isDecimalNumber)).toBe(false)
  })
})
