import { describe, expect, it } from 'vitest'
import type { Token } from '../currency.ts'
import { knownTokenIndex, tokenLookAlike } from './tokenLookAlike.ts'
import { tokenWarning } from './tokenWarning.ts'

const token = (digit: string, symbol: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol,
  name: symbol,
})
const usdc = token('1', 'USDC')
const fake = token('2', 'USDC')
const unknownToken = token('3', 'NEW')
const looks = knownTokenIndex([usdc], [usdc.address])
const known = new Set([usdc.address])
const listed = new Set([usdc.address, fake.address])
const lookAlike = { original: usdc, by: 'symbol' }

describe('the unknown-token warning (spec: token-warnings.when)', () => {
  it.each([
    ['opens for an unknown token of a link', unknownToken, 'link', known, { token: unknownToken, lookAlike: null }],
    [
      'opens for an unknown token added from search',
      unknownToken,
      'search',
      known,
      { token: unknownToken, lookAlike: null },
    ],
    ['opens for a look-alike of a link, which is flagged', fake, 'link', known, { token: fake, lookAlike }],
    ['opens for a listed look-alike added from search', fake, 'search', listed, { token: fake, lookAlike }],
    ['does not open for a listed token of a link', fake, 'link', listed, null],
    ['does not open for a known token', usdc, 'search', known, null],
  ] as const)('%s', (_, subject, from, listed, warning) => {
    expect(tokenWarning(subject, from, listed, tokenLookAlike(subject, looks))).toEqual(warning)
  })
})
