import type { Address } from '@musi/domain/address'
import { expect, test } from 'vitest'
import type { Artist } from './artist.ts'
import { ownToken } from './ownToken.ts'

const address = (digit: number): Address => `0x${String(digit).repeat(40)}`
const MIRA = address(1)
const KOFI = address(2)

function newArtist(digit: number, creator: Address, isLookAlike = false): Artist {
  const token = { kind: 'token', address: address(digit), symbol: 'T', name: 'T', decimals: 18 } as const
  return { token, creator, hasSong: true, lookAlike: isLookAlike ? { original: token, by: 'symbol' } : null }
}
const feed = (...artists: Artist[]) => new Map(artists.map((artist) => [artist.token.address, artist]))

test('an account has the picture of the first token it made', () => {
  const artists = feed(newArtist(5, KOFI), newArtist(6, MIRA), newArtist(7, MIRA))
  expect([MIRA, KOFI].map((account) => ownToken(account, artists)?.address)).toEqual([address(6), address(5)])
})

test('a look-alike token gives its maker no picture', () => {
  expect(ownToken(MIRA, feed(newArtist(6, MIRA, true)))).toBe(null)
  expect(ownToken(MIRA, feed(newArtist(6, MIRA, true), newArtist(7, MIRA)))?.address).toBe(address(7))
})

test('an account that made no token has no picture', () => {
  expect(ownToken(MIRA, feed(newArtist(5, KOFI)))).toBe(null)
})
