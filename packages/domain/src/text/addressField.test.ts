import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { addressField, addressInput, type Lookup } from './addressField.ts'

const ADDRESS: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const [LOADING, UNRESOLVED]: readonly [Lookup, Lookup] = [{ kind: 'loading' }, { kind: 'resolved', address: null }]

describe('wallet address: 0x plus 40 hex characters, or a name-service name (spec: money.address-field)', () => {
  it('whitespace is stripped on input', () => {
    expect(addressInput(' 0x5aAe\n b6\t')).toBe('0x5aAeb6')
    expect(addressField(` ${ADDRESS.toLowerCase()}\n`, UNRESOLVED)).toEqual({ kind: 'address', address: ADDRESS })
  })

  it.each([
    ['nothing', '', UNRESOLVED, { kind: 'empty' }],
    ['spaces are nothing', '  ', LOADING, { kind: 'empty' }],
    ['an address needs no lookup', ADDRESS, LOADING, { kind: 'address', address: ADDRESS }],
    [
      'a name is what it resolves to',
      'bob.eth',
      { kind: 'resolved', address: ADDRESS },
      { kind: 'address', address: ADDRESS },
    ],
    ['while it is looked up it is loading, no error', 'bob.eth', LOADING, { kind: 'loading' }],
    ['an unresolvable non-empty value puts the field in error', 'bob.eth', UNRESOLVED, { kind: 'unresolved' }],
    ['so does a wrong checksum', ADDRESS.replace('aA', 'AA'), UNRESOLVED, { kind: 'unresolved' }],
  ] as const)('%s', (_, text, lookup, field) => {
    expect(addressField(text, lookup)).toEqual(field)
  })
})
