import type { Kysely } from 'kysely'
import type { SongTables } from './songTables.ts'
import type { RankedChainSong, RankedSong } from '@musi/api/history/ranks'

/** Titles of these songs. */
export async function songTitles(
  db: Kysely<SongTables>,
  songs: readonly { song: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(songs.map(({ song }) => song))]
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('songs').select(['song', 'song_title']).where('song', 'in', ids).execute()
  return new Map(rows.map(({ song, song_title }) => [song, song_title]))
}

/** Adds the artists' titles to ranked songs of any age. */
export async function withTitles(
  db: Kysely<SongTables>,
  ranked: readonly RankedChainSong[],
): Promise<readonly RankedSong[]> {
  const titles = await songTitles(db, ranked)
  return ranked.map((row) => ({ ...row, title: titles.get(row.song) || null }))
}
