import { describe, expect, it } from 'vitest'
import { amountOf, type Token } from '../currency.ts'
import { fixedPrice, invertPrice, type Price, priceOf, quotedAmount, significantPrice } from './price.ts'

const token = (symbol: string, decimals: number): Token => ({
  kind: 'token',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  decimals,
  symbol,
  name: symbol,
})
const dai = token('DAI', 18)
const usdc = token('USDC', 6)
const definedPrice = (price: Price<Token, Token> | null) => {
  if (price === null) throw new Error('There is no price.')
  return price
}

describe('a price', () => {
  it('respects the decimals of both sides', () => {
    const price = definedPrice(priceOf(amountOf(dai, 3n * 10n ** 18n), amountOf(usdc, 2_000_000n)))
    expect(significantPrice(price)).toBe('0.666667')
    expect(fixedPrice(price, 2)).toBe('0.67')
    expect(significantPrice(invertPrice(price), 4)).toBe('1.5')
  })

  it('rounds quotes down, and its inverse quotes no more than the original amount', () => {
    const price = definedPrice(priceOf(amountOf(usdc, 3n), amountOf(dai, 2n)))
    expect(quotedAmount(price, amountOf(usdc, 100n))).toEqual(amountOf(dai, 66n))
    expect(quotedAmount(invertPrice(price), amountOf(dai, 66n))).toEqual(amountOf(usdc, 99n))
  })

  it('does not exist if either side is zero', () => {
    expect(priceOf(amountOf(dai, 0n), amountOf(usdc, 1n))).toBeNull()
    expect(priceOf(amountOf(dai, 1n), amountOf(usdc, 0n))).toBeNull()
    expect(priceOf(amountOf(dai, 1n), amountOf(usdc, 1n))).not.toBeNull()
  })
})
