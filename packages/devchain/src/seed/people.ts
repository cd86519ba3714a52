import type { Address, Hex } from 'viem'
import { demoAccount, seedAccount } from '../world/demoAccounts.ts'

/** A seeded person on a chain of our own. The account comes from the public mnemonic, so its key is no secret. */
export type Person = { name: string; address: Address; privateKey: Hex }

const people = (first: number, names: readonly string[]): readonly Person[] =>
  names.map((name, at) => ({ name, ...seedAccount(first + at) }))

let cachedArtists: readonly Person[] | undefined
/** The eight artists, of which Arlo is a demo account. */
export const artists = (): readonly Person[] =>
  (cachedArtists ??= [
    demoAccount('artist'),
    ...people(10, [
      'Mira Solenne',
      'Kofi Tempest',
      'The Paper Lanterns',
      'DJ Halcyon',
      'Inés Caldera',
      'Brass Department',
      'Ofelia Moth',
    ]),
  ])

/** Artists who let other programs list their songs: Arlo and Mira. */
export const listedArtists = (): readonly Address[] =>
  artists()
    .slice(0, 2)
    .map(({ address }) => address)

let cachedFans: readonly Person[] | undefined

/** Fans trade, and buy tokens for the songs they play. */
export const fans = (): readonly Person[] =>
  (cachedFans ??= people(17, ['Ada', 'Bo', 'Carmen', 'Dov', 'Esi', 'Finn', 'Gita', 'Hugo']))
