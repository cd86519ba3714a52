import type { ArtistToken } from '@musi/api/history/artistTokens'
import type { Token } from '@musi/domain/currency'
import { expect, test } from 'vitest'
import { tokenNames } from './tokenNames.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const MIRA = address('1')
const STRANGER = address('2')
const artistToken = (changes: Partial<ArtistToken>): ArtistToken => ({
  number: 0,
  address: address('a'),
  creator: MIRA,
  symbol: 'MIRA',
  name: 'Mira Solenne',
  hasSong: true,
  lookAlike: null,
  ...changes,
})
const ETHER: Token = { kind: 'token', address: address('e'), symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }
const imitation = artistToken({
  address: address('b'),
  creator: STRANGER,
  name: 'Mira Solenne',
  lookAlike: { address: address('a'), symbol: 'MIRA', name: 'Mira Solenne', by: 'name' },
})
const names = tokenNames({ known: [ETHER], latest: () => [artistToken({}), imitation] })()

test('a token that imitates another has no name that may be used (spec: reach.names)', () => {
  expect(names.of(address('a'))).toMatchObject({ name: 'Mira Solenne', creator: MIRA })
  expect(names.of(address('b'))).toBeNull()
  expect(names.artist(STRANGER)).toBe('0x2222...2222')
})

test.each([
  ['Mira Solenne', MIRA, false],
  ['Mira Solenne', STRANGER, true],
  ['MIRA SOLENNE', STRANGER, true],
  ['Mira Ѕolenne', STRANGER, true],
  ['Wrapped Ether', MIRA, true],
  ['Juno Vale', STRANGER, false],
])('an account that calls itself %j is an imitation: %s %s (spec: reach.names)', (name, account, isImitation) => {
  expect(names.isImitation(name, account)).toBe(isImitation)
})

test('an artist token of the address book belongs to its artist', () => {
  const { address: token, symbol, name } = artistToken({})
  const known: Token = { kind: 'token', address: token as `0x${string}`, symbol, name, decimals: 18 }
  expect(tokenNames({ known: [known], latest: () => [artistToken({})] })().isImitation(name, MIRA)).toBe(false)
})
