import type { Address } from '@musi/domain/address'
import type { SongKey } from '@musi/domain/music/songKey'
import type { SongOffer } from '#platform/tokens/songs/jukeSong.ts'
import type { InsertState } from './insertState.ts'

export type WayIn = { readonly kind: 'own' } | { readonly kind: 'keys'; readonly keys: readonly SongKey[] }

/** States in which this account cannot pay, although others may hear the song. */
const CLOSED: ReadonlySet<InsertState['kind']> = new Set(['opensLater', 'short', 'retired'])

/** Finds how an account that cannot pay can still hear a song (spec: songs.ways-in); null if it cannot. */
export function findWayIn(state: InsertState['kind'], offer: SongOffer, account: Address | null): WayIn | null {
  if (offer.kind === 'sample' || !CLOSED.has(state)) return null
  if (account === offer.artist) return { kind: 'own' }
  // Not needed for tokens: holding enough opens the song by itself, and the open slot says so.
  if (state === 'short' && offer.keys.every(({ kind }) => kind === 'token')) return null
  const keys = state === 'opensLater' ? [...offer.keys, ...offer.supporters] : offer.keys
  return keys.length === 0 ? null : { kind: 'keys', keys }
}
