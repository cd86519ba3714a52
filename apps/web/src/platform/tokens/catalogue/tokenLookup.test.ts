import type { Token } from '@musi/domain/currency'
import { describe, expect, it } from 'vitest'
import { namedTokenLookup, unknownTokenLookup } from './tokenLookup.ts'

const token: Token = {
  kind: 'token',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  symbol: 'DAI',
  name: 'Dai',
  decimals: 18,
}
const { address } = token

describe('a token from the address book, a list or the person', () => {
  it.each(['book', 'list', 'added'] as const)('from the %s is refused if the chain has other decimals', (source) => {
    const decimals = { kind: 'value', value: 6, block: 1, syncing: false, overdue: false } as const
    expect(namedTokenLookup({ token, source }, decimals)).toEqual({
      kind: 'decimalsDiffer',
      token,
      listed: 18,
      onChain: 6,
    })
  })

  it.each([
    ['agrees', { kind: 'value', value: 18, block: 1, syncing: false, overdue: false }],
    ['has not answered yet', { kind: 'loading', overdue: false }],
    [
      'does not know its decimals, which is no contradiction',
      { kind: 'error', block: 1, syncing: false, overdue: false },
    ],
  ] as const)('is that token while the chain %s', (_, decimals) => {
    expect(namedTokenLookup({ token, source: 'list' }, decimals)).toEqual({ kind: 'token', token, source: 'list' })
  })
})

describe('an unknown token', () => {
  it('has its own data from the chain', () => {
    expect(unknownTokenLookup(address, token)).toEqual({ kind: 'token', token, source: 'chain' })
  })

  it('is refused if it does not report its decimals', () => {
    expect(unknownTokenLookup(address, { kind: 'none' })).toEqual({ kind: 'noToken', address })
  })

  it('is loading while the chain has not answered', () => {
    expect(unknownTokenLookup(address, { kind: 'loading' })).toEqual({ kind: 'loading' })
  })
})
