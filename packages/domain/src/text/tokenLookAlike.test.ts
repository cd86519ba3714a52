import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import type { Token } from '../currency.ts'
import { knownTokenIndex, tokenLookAlike } from './tokenLookAlike.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const token = (address: Address, symbol: string, name: string): Token => ({
  kind: 'token',
  address,
  decimals: 18,
  symbol,
  name,
})
const usdc = token(at('1'), 'USDC', 'USD Coin')
const usdt = token(at('2'), 'USDT', 'Tether USD')
const dai = token(at('3'), 'DAI', 'Dai Stablecoin')
const link = token(at('4'), 'LINK', 'ChainLink Token')
const looks = knownTokenIndex([usdc, usdt, dai, link], [])
const verdictFor = (symbol: string, name = 'Something else') => {
  const alike = tokenLookAlike(token(at('9'), symbol, name), looks)
  return alike && `${alike.by} of ${alike.original.symbol}`
}

describe('a token that looks like a known one', () => {
  it.each([
    ['a Cyrillic С', 'USDС', 'USDC'],
    ['an Armenian Ս', 'ՍSDT', 'USDT'],
    ['mathematical letters', '𝐔𝐒𝐃𝐂', 'USDC'],
    ['full width', 'ＵＳＤＣ', 'USDC'],
    ['Lisu', 'ꓴꓢꓓꓚ', 'USDC'],
    ['Cherokee and Cyrillic', 'ᎠАI', 'DAI'],
    ['a zero-width space', 'US\u200BDC', 'USDC'],
    ['a direction override', 'USDC\u202E', 'USDC'],
    ['an accent', 'ÚSDC', 'USDC'],
    ['spaces', 'U S D C', 'USDC'],
    ['a five for S', 'U5DC', 'USDC'],
    ['a small L for I', 'DAl', 'DAI'],
    ['a one for I', 'DA1', 'DAI'],
    ['Greek letters', 'DΑΙ', 'DAI'],
    ['letters of another case', 'dai', 'DAI'],
    ['a Lisu L', 'ꓡINK', 'LINK'],
    ['a dollar sign', 'U$DC', 'USDC'],
  ])('case 20: is flagged if it contains %s', (_what, symbol, known) => {
    expect(verdictFor(symbol)).toBe(`symbol of ${known}`)
  })

  it('case 21: is flagged for the same symbol at another address', () => {
    expect(verdictFor('USDC')).toBe('symbol of USDC')
  })

  it('is flagged for the same name in any case', () => {
    expect(verdictFor('ZZZ', 'usd coin')).toBe('name of USDC')
    expect(verdictFor('ZZZ', 'USD Соin')).toBe('name of USDC')
  })

  it.each(['XSDC', 'USDCE', 'USD', 'DAL', 'WETH', '', '\u200B', 'XYZ', 'USDC.e'])(
    'is not a token called "%s"',
    (symbol) => {
      expect(verdictFor(symbol)).toBeNull()
    },
  )

  it('is never the known token itself, nor a token of the address book', () => {
    expect(tokenLookAlike(usdc, looks)).toBeNull()
    const own = token(at('8'), 'USDC', 'Our own')
    expect(tokenLookAlike(own, knownTokenIndex([usdc], [own.address]))).toBeNull()
  })

  it('is flagged if the first 200 characters of its name agree', () => {
    const named = (name: string) => token(at('7'), 'ZZZ', name)
    const long = knownTokenIndex([token(at('5'), 'LONG', `${'a'.repeat(200)}b`)], [])
    expect(tokenLookAlike(named(`${'a'.repeat(200)}c`), long)?.by).toBe('name')
    expect(tokenLookAlike(named(`${'a'.repeat(199)}c`), long)).toBeNull()
  })

  it('is compared quickly even with a symbol of a megabyte', () => {
    expect(verdictFor('x'.repeat(1_000_000))).toBeNull()
  })
})
