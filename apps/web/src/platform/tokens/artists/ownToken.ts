import type { Address } from '@musi/domain/address'
import type { Artist } from './artist.ts'

type Artists = ReadonlyMap<Address, Artist>

/** Index by creator, cached per feed: a page looks it up for every face, and anybody can create many tokens. */
const byCreator = new WeakMap<Artists, ReadonlyMap<Address, Artist>>()

function indexOf(artists: Artists): ReadonlyMap<Address, Artist> {
  const kept = byCreator.get(artists)
  if (kept !== undefined) return kept
  const index = new Map<Address, Artist>()
  for (const artist of artists.values())
    if (artist.lookAlike === null && !index.has(artist.creator)) index.set(artist.creator, artist)
  byCreator.set(artists, index)
  return index
}

/** The first token an account created that imitates no other; its cover and name represent the artist. */
export const ownToken = (account: Address, artists: Artists): Artist['token'] | null =>
  indexOf(artists).get(account)?.token ?? null
