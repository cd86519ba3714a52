import { describe, expect, it } from 'vitest'
import type { Token } from '../currency.ts'
import { knownLooks, tokenLookAlike } from './tokenLookAlike.ts'
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
const stranger = token('3', 'NEW')
const looks = knownLooks([usdc], [usdc.address])
const known = new Set([usdc.address])
const listed = new Set([usdc.address, fake.address])
const lookAlike = { original: usdc, by: 'symbol' }

describe('the unknown-token warning opens (spec: token-warnings.when)', () => {
  it.each([
    ['for an unknown token of a link', stranger, 'link', known, { token: stranger, lookAlike: null }],
    ['for an unknown token added from search', stranger, 'search', known, { token: stranger, lookAlike: null }],
    ['for a look-alike, which is flagged', fake, 'link', known, { token: fake, lookAlike }],
    ['for a look-alike that a list names, added from search', fake, 'search', listed, { token: fake, lookAlike }],
    ['not for a listed token of a link', fake, 'link', listed, null],
    ['not for a known token', usdc, 'search', known, null],
  ] as const)('%s', (_, subject, from, listed, warning) => {
    expect(tokenWarning(subject, from, listed, tokenLookAlike(subject, looks))).toEqual(warning)
  })
})
