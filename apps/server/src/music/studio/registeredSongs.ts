import type { ChainSong } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import type { ChainIndex } from '#history/chainIndex.ts'
import { historyRows } from '#history/historyPages.ts'

type Index = Pick<ChainIndex, 'query'>

/** The song on the chain, null if it is not registered; `away` if the history is unavailable. */
export type Registration = { ok: true; registered: ChainSong | null } | { ok: false; code: 'away' }

/** Ids of the songs an account registered; null if the history is unavailable. */
export async function songsRegisteredBy(index: Index, artist: Address): Promise<ReadonlyMap<string, ChainSong> | null> {
  const songs = await historyRows(index, { kind: 'songs', artist, song: null })
  return songs && new Map(songs.map((song) => [song.song, song]))
}

export async function registrationOf(index: Index, song: string): Promise<Registration> {
  const page = await index.query<'songs'>({ kind: 'songs', artist: null, song, before: null })
  return page === null ? { ok: false, code: 'away' } : { ok: true, registered: page.rows[0] ?? null }
}
