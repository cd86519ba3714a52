import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import type { TokenLookup } from '../catalogue/tokenLookup.ts'
import { linkGate } from './linkGate.ts'

const token = (digit: string): Token => ({
  kind: 'token',
  address: `0x${digit.repeat(40)}`,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
  decimals: 18,
})
const unknownToken = (digit: string): TokenLookup => ({ kind: 'token', token: token(digit), source: 'chain' })
const read = { isListRead: true, proven: new Set<Address>(), understood: new Set<Address>() }
const unread = { ...read, isListRead: false }
const understood = (...digits: string[]) => ({
  ...read,
  understood: new Set(digits.map((digit) => token(digit).address)),
})

describe('case 22: a page whose link names tokens', () => {
  it.each([
    ['no token', { kind: 'nothing' }],
    ['the native currency', { kind: 'native', native: { kind: 'native', decimals: 18, symbol: 'ETH', name: 'Ether' } }],
    ['a known token', { kind: 'token', token: token('1'), source: 'book' }],
    ['a listed token', { kind: 'token', token: token('1'), source: 'list' }],
    ['an added token', { kind: 'token', token: token('1'), source: 'added' }],
    ['an address that is not a token', { kind: 'noToken', address: token('1').address }],
    ['a refused token', { kind: 'decimalsDiffer', token: token('1'), listed: 18, onChain: 6 }],
  ] as const)('is open for %s', (_, lookup) => {
    expect(linkGate([lookup, { kind: 'nothing' }], unread)).toEqual({ kind: 'open' })
  })

  it('is closed while the tokens are being looked up', () => {
    expect(linkGate([{ kind: 'loading' }, { kind: 'nothing' }], read)).toEqual({ kind: 'asking' })
    expect(linkGate([unknownToken('1'), { kind: 'loading' }], read)).toEqual({ kind: 'asking' })
  })

  it('does not call a token unknown before the list has loaded', () => {
    expect(linkGate([unknownToken('1'), { kind: 'nothing' }], unread)).toEqual({ kind: 'asking' })
  })

  const artist = (digit: string): TokenLookup => ({ kind: 'token', token: token(digit), source: 'artist' })

  it('is open for an artist’s token that needs only a note, and asks about any other (spec: artist-tokens.note)', () => {
    const links = [artist('1'), artist('2')]
    expect(linkGate(links, { ...read, proven: null })).toEqual({ kind: 'asking' })
    const proven = new Set([token('1').address])
    expect(linkGate(links, { ...read, proven })).toEqual({ kind: 'unknown', tokens: [token('2')] })
  })

  it('asks about every unknown token, until the person has accepted each of them', () => {
    const both = [unknownToken('1'), unknownToken('2')]
    expect(linkGate(both, read)).toEqual({ kind: 'unknown', tokens: [token('1'), token('2')] })
    expect(linkGate(both, understood('1'))).toEqual({ kind: 'unknown', tokens: [token('2')] })
    expect(linkGate(both, understood('1', '2'))).toEqual({ kind: 'open' })
  })
})
