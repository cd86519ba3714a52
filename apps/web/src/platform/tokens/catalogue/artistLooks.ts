import type { Address } from '@musi/domain/address'
import { type KnownTokenIndex, knownTokenIndex } from '@musi/domain/text/tokenLookAlike'
import type { Artist } from '../artists/artist.ts'
import { artistFeed } from '../artists/artistFeed.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

type Artists = ReadonlyMap<Address, Artist>

const cache = perVisit((): { made?: { artists: Artists; looks: readonly KnownTokenIndex[] } } => ({}))

/** Look-alike data of the artists' tokens, except tokens that are look-alikes themselves. */
export function artistLooks(): readonly KnownTokenIndex[] {
  const { artists } = artistFeed.get()
  const now = cache()
  if (now.made?.artists !== artists) {
    const honest = [...artists.values()].flatMap(({ token, lookAlike }) => (lookAlike === null ? [token] : []))
    now.made = { artists, looks: [knownTokenIndex(honest, [])] }
  }
  return now.made.looks
}
