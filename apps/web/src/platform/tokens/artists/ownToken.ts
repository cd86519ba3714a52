import type { Address } from '@musi/domain/address'
import type { Artist } from './artist.ts'

type Artists = ReadonlyMap<Address, Artist>

/** Index by creator, cached per feed: a page looks it up for every avatar, and anybody can create many tokens. */
const byCreator = new WeakMap<Artists, ReadonlyMap<Address, Artist>>()

function creatorIndex(artists: Artists): ReadonlyMap<Address, Artist> {
  const cached = byCreator.get(artists)
  if (cached !== undefined) return cached
  const index = new Map<Address, Artist>()
  for (const artist of artists.values())
    if (artist.lookAlike === null && !index.has(artist.creator)) index.set(artist.creator, artist)
  byCreator.set(artists, index)
  return index
}

/** The first token an account created that is not a look-alike; its cover and name represent the artist. */
export const ownToken = (account: Address, artists: Artists): Artist['token'] | null =>
  creatorIndex(artists).get(account)?.token ?? null
