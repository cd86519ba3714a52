import { describe, expect, it } from 'vitest'
import { ensName, recipientName } from './ensName.ts'

describe('the name pattern', () => {
  it.each([
    ['vitalik.eth', { name: 'vitalik.eth', path: null }],
    ['Tokens.My-List.ETH', { name: 'tokens.my-list.eth', path: null }],
    ['list.eth/v1/A', { name: 'list.eth', path: '/v1/A' }],
    ['list.eth/', { name: 'list.eth', path: '/' }],
    ['1.eth', { name: '1.eth', path: null }],
  ])('accepts %s as a name, lower-cased, with its path', (text, name) => {
    expect(ensName(text)).toEqual(name)
  })

  it.each([
    'eth',
    '.eth',
    'a..eth',
    '-a.eth',
    'a-.eth',
    'a--b.eth',
    'a_b.eth',
    'a b.eth',
    'bob.argent.xyz',
    'vitalik.eth.',
    'vitalik.eths',
    'vіtalik.eth',
    'http://vitalik.eth',
    '',
    '/a.eth',
  ])('rejects %j', (text) => {
    expect(ensName(text)).toBeNull()
  })

  it('rejects names over 255 characters and paths over 2,000', () => {
    expect(ensName(`${'a'.repeat(251)}.eth`)).not.toBeNull()
    expect(ensName(`${'a'.repeat(252)}.eth`)).toBeNull()
    expect(ensName(`a.eth/${'a'.repeat(1999)}`)).not.toBeNull()
    expect(ensName(`a.eth/${'a'.repeat(2000)}`)).toBeNull()
  })

  it('rejects a megabyte of dashes quickly', () => {
    expect(ensName(`${'a-'.repeat(500_000)}.eth`)).toBeNull()
  })
})

it.each([
  ['bob.argent.xyz', 'bob.argent.xyz'],
  ['Theo.ETH', 'theo.eth'],
  ['bob', null],
  ['a..b', null],
  ['-a.xyz', null],
  ['bob.xyz/list', null],
  [`${'a'.repeat(255)}.xyz`, null],
])('as a recipient name, %s is read as %s (spec: names.recipient)', (text, name) => {
  expect(recipientName(text)).toBe(name)
})
