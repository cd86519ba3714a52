import type { ChainSong } from '@musi/api/music/songs'
import type { Address } from '@musi/domain/address'
import type { ChainIndex } from '#history/chainIndex.ts'

type Index = Pick<ChainIndex, 'query'>
type SongsPage = Awaited<ReturnType<typeof songsBefore>>

/** The song as the chain has it, null if it is not registered; `away` if the history cannot be asked. */
export type Registration = { ok: true; registered: ChainSong | null } | { ok: false; code: 'away' }

const songsBefore = (index: Index, artist: Address, before: { block: number; log: number } | null) =>
  index.query<'songs'>({ kind: 'songs', artist, song: null, before })

/** Songs that an account registered, by their ids; null if the history cannot be asked. */
export async function registeredBy(index: Index, artist: Address): Promise<Map<string, ChainSong> | null> {
  const songs = new Map<string, ChainSong>()
  let before: { block: number; log: number } | null = null
  for (;;) {
    const page: SongsPage = await songsBefore(index, artist, before)
    if (page === null) return null
    for (const song of page.rows) songs.set(song.song, song)
    before = page.rows.at(-1) ?? null
    if (page.isLast || before === null) return songs
  }
}

export async function registeredAs(index: Index, song: string): Promise<Registration> {
  const page = await index.query<'songs'>({ kind: 'songs', artist: null, song, before: null })
  return page === null ? { ok: false, code: 'away' } : { ok: true, registered: page.rows[0] ?? null }
}
