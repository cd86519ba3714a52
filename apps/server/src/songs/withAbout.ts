import type { Song, SongAbout } from '@musi/api/songs'
import type { Kysely } from 'kysely'
import type { SongTables } from './songTables.ts'

/** Songs of the chain with what was told of them. */
export async function withAbout(
  tables: Kysely<SongTables>,
  songs: readonly Omit<Song, 'about'>[],
): Promise<readonly Song[]> {
  if (songs.length === 0) return []
  const ids = songs.map(({ song }) => song)
  const rows = await tables.selectFrom('songs').selectAll().where('song', 'in', ids).execute()
  const abouts = new Map(rows.map(({ song, ...row }) => [song, aboutOf(row)]))
  return songs.map((song) => ({ ...song, about: abouts.get(song.song) ?? null }))
}

/** In place of what was told before. */
export async function keepAbout(tables: Kysely<SongTables>, song: string, about: SongAbout): Promise<void> {
  const columns = { ...about, sound: about.sound && JSON.stringify(about.sound), keys: JSON.stringify(about.keys) }
  await tables
    .insertInto('songs')
    .values({ song, ...columns })
    .onConflict((conflict) => conflict.column('song').doUpdateSet(columns))
    .execute()
}

/** It was checked when it was kept. */
function aboutOf({ sound, keys, ...texts }: Omit<SongTables['songs'], 'song'>): SongAbout {
  const parsed = (json: string) => JSON.parse(json) as unknown
  const about = { ...texts, sound: sound === null ? null : parsed(sound), keys: parsed(keys) }
  return about as SongAbout
}
