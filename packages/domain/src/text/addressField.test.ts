import { describe, expect, it } from 'vitest'
import type { Address } from '../address.ts'
import { addressField, addressInput, type Lookup } from './addressField.ts'

const ADDRESS: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const LOADING: Lookup = { kind: 'loading' }
const UNRESOLVED: Lookup = { kind: 'resolved', address: null }

describe('an address field (spec: money.address-field)', () => {
  it('strips whitespace on input', () => {
    expect(addressInput(' 0x5aAe\n b6\t')).toBe('0x5aAeb6')
    expect(addressField(` ${ADDRESS.toLowerCase()}\n`, UNRESOLVED)).toEqual({ kind: 'address', address: ADDRESS })
  })

  it.each([
    ['is empty without text', '', UNRESOLVED, { kind: 'empty' }],
    ['is empty with spaces alone', '  ', LOADING, { kind: 'empty' }],
    ['holds an address without a lookup', ADDRESS, LOADING, { kind: 'address', address: ADDRESS }],
    [
      'holds the address a name resolves to',
      'bob.eth',
      { kind: 'resolved', address: ADDRESS },
      { kind: 'address', address: ADDRESS },
    ],
    ['is loading while a name is looked up', 'bob.eth', LOADING, { kind: 'loading' }],
    ['shows an error for a name that does not resolve', 'bob.eth', UNRESOLVED, { kind: 'unresolved' }],
    ['shows an error for a wrong checksum', ADDRESS.replace('aA', 'AA'), UNRESOLVED, { kind: 'unresolved' }],
  ] as const)('%s', (_, text, lookup, field) => {
    expect(addressField(text, lookup)).toEqual(field)
  })
})
