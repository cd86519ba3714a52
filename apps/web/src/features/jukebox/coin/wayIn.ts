import type { Address } from '@musi/domain/address'
import type { SongKey } from '@musi/domain/music/songKey'
import type { SongOffer } from '#platform/tokens/songs/jukeSong.ts'
import type { InsertState } from './insertState.ts'

export type WayIn = { readonly kind: 'own' } | { readonly kind: 'keys'; readonly keys: readonly SongKey[] }

/** Where the coin slot takes no coin of this account, though somebody may hear the song. */
const CLOSED: ReadonlySet<InsertState['kind']> = new Set(['opensLater', 'short', 'retired'])

/** What opens a song for whoever cannot pay for it as it stands (spec: songs.ways-in). Null: nothing does. */
export function wayIn(state: InsertState['kind'], offer: SongOffer, account: Address | null): WayIn | null {
  if (offer.kind === 'sample' || !CLOSED.has(state)) return null
  if (account === offer.artist) return { kind: 'own' }
  // Enough of a token would open it by itself, and the open slot says so.
  if (state === 'short' && offer.keys.every(({ kind }) => kind === 'token')) return null
  const keys = state === 'opensLater' ? [...offer.keys, ...offer.supporters] : offer.keys
  return keys.length === 0 ? null : { kind: 'keys', keys }
}
