import { expect, it } from 'vitest'
import { distinctSymbol } from './distinctSymbol.ts'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const nameOf = (symbol: string) => distinctSymbol(symbol, ADDRESS, new Set(['USDC', 'WBTC']))

it.each([
  ['a symbol of its own stays', 'NOVA', 'NOVA'],
  ['one in another script stays', 'МУЗЫКА', 'МУЗЫКА'],
  ['a known one has its address with it', 'USDC', 'USDC (0x5aAe...eAed)'],
  ['in whatever case', 'wbtc', 'wbtc (0x5aAe...eAed)'],
  ['and one that mixes letters that look alike', 'USD\u0421', 'USD\u0421 (0x5aAe...eAed)'],
])('%s', (_, symbol, shown) => {
  expect(nameOf(symbol)).toBe(shown)
})
