import type { KeptTables } from '../database/migrate.ts'

/** What the artist told of a song, which the chain does not say. Keyed by the song's id on the chain. */
export type SongTables = {
  songs: {
    song: string
    song_title: string
    artist_name: string
    genre: string
    description: string
    released_date: string
    exclusive: 'true' | 'false'
    artwork: string | null
    /** The recording, and who hears it without paying, both as JSON (api/songs.ts). */
    sound: string | null
    keys: string
    /** The name of the recording in the store of objects; null: there is none. */
    sound_object: string | null
  }
}

const TEXTS = ['song_title', 'artist_name', 'genre', 'description', 'released_date', 'exclusive', 'keys']

export const SONG_TABLES: KeptTables = {
  part: 'songs',
  steps: [
    [
      `create table songs (song text primary key, ${TEXTS.map((name) => `${name} text not null`).join(', ')}, artwork text, sound text)`,
    ],
    ['alter table songs add column sound_object text'],
  ],
}
