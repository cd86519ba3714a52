import type { Token } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import { namedToken, strangeToken } from './foundToken.ts'

const token: Token = {
  kind: 'token',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  symbol: 'DAI',
  name: 'Dai',
  decimals: 18,
}
const { address } = token

describe('a token that somebody here has named', () => {
  it.each(['book', 'list', 'added'] as const)('of the %s is refused when the chain says other decimals', (source) => {
    const decimals = { kind: 'value', value: 6, syncing: false } as const
    expect(namedToken({ token, source }, decimals)).toEqual({
      kind: 'decimalsDiffer',
      token,
      listed: 18,
      onChain: 6,
    })
  })

  it.each([
    ['agrees', { kind: 'value', value: 18, syncing: false }],
    ['has not answered yet', { kind: 'loading' }],
    ['does not know of decimals, which says nothing against it', { kind: 'error', syncing: false }],
  ] as const)('is that token while the chain %s', (_, decimals) => {
    expect(namedToken({ token, source: 'list' }, decimals)).toEqual({ kind: 'token', token, source: 'list' })
  })
})

describe('a token that nobody here knows', () => {
  it('is what it says of itself', () => {
    expect(strangeToken(address, token)).toEqual({ kind: 'token', token, source: 'chain' })
  })

  it('is refused when it does not say how it counts', () => {
    expect(strangeToken(address, { kind: 'none' })).toEqual({ kind: 'noToken', address })
  })

  it('is waited for while the chain is asked', () => {
    expect(strangeToken(address, { kind: 'loading' })).toEqual({ kind: 'loading' })
  })
})
