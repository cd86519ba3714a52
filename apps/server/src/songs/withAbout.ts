import type { Song, SongAbout, SongKey } from '@musi/api/songs'
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
  const held = new Map(
    rows.map(({ song, sound_object: soundObject, ...row }) => [song, { ...aboutOf(row), soundObject }]),
  )
  return songs.map((song) => ({ ...song, about: shown(song, held.get(song.song) ?? null) }))
}

/** With what the chain says about it: whether the recording is the one that was registered, and a day where none was told. */
function shown(song: Omit<Song, 'about'>, held: (SongAbout & { soundObject: string | null }) | null): SongAbout | null {
  if (held === null) return null
  const { soundObject, ...about } = held
  const beganSeconds = Math.max(song.timeSeconds, Number(song.opensAtSeconds))
  return {
    ...about,
    released_date: about.released_date || new Date(beganSeconds * 1000).toISOString().slice(0, 10),
    sound: about.sound && { ...about.sound, isCertified: song.contentHash === `0x${soundObject}` },
  }
}

/** In place of what was told before. */
export async function keepAbout(
  tables: Kysely<SongTables>,
  song: string,
  about: SongAbout,
  soundObject: string | null,
): Promise<void> {
  const columns = {
    ...about,
    sound: about.sound && JSON.stringify(about.sound),
    keys: JSON.stringify(about.keys),
    sound_object: soundObject,
  }
  await tables
    .insertInto('songs')
    .values({ song, ...columns })
    .onConflict((conflict) => conflict.column('song').doUpdateSet(columns))
    .execute()
}

/** It was checked when it was kept. */
function aboutOf({ sound, keys, ...texts }: Omit<SongTables['songs'], 'song' | 'sound_object'>): SongAbout {
  const parsed = (json: string) => JSON.parse(json) as unknown
  const about = { ...texts, sound: sound === null ? null : parsed(sound), keys: parsed(keys) }
  return about as SongAbout
}

export async function isKnown(tables: Kysely<SongTables>, song: string): Promise<boolean> {
  const row = await tables.selectFrom('songs').select('song').where('song', '=', song).executeTakeFirst()
  return row !== undefined
}

/** What the gate needs of a song: its recording in the store, and who hears it without paying. */
export type HeldSong = { soundObject: string; durationMs: number; keys: readonly SongKey[] }

/** Null: this server has no recording of it. */
export async function heldSong(tables: Kysely<SongTables>, song: string): Promise<HeldSong | null> {
  const row = await tables.selectFrom('songs').selectAll().where('song', '=', song).executeTakeFirst()
  if (row === undefined || row.sound_object === null) return null
  const { song: _, sound_object: soundObject, ...texts } = row
  const { sound, keys } = aboutOf(texts)
  return sound === null ? null : { soundObject, durationMs: sound.durationMs, keys }
}
