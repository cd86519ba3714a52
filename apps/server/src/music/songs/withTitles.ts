import type { RankedChainSong, RankedSong } from '@musi/api/history/ranks'
import type { Kysely } from 'kysely'
import type { SongTables } from './songTables.ts'

/** Ranked songs with what their artists called them, however old they are. */
export async function withTitles(
  db: Kysely<SongTables>,
  ranked: readonly RankedChainSong[],
): Promise<readonly RankedSong[]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ song }) => song)
  const rows = await db.selectFrom('songs').select(['song', 'song_title']).where('song', 'in', ids).execute()
  const titles = new Map(rows.map(({ song, song_title: title }) => [song, title]))
  return ranked.map((row) => ({ ...row, title: titles.get(row.song) || null }))
}
