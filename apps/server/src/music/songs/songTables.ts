import type { SoundFormat } from '@musi/api/music/uploads'
import type { SongTexts } from '@musi/domain/text/textLimits'
import type { PartTables } from '#platform/database/migrate.ts'

/** Details of a song from its artist, which are not on chain. Keyed by the song's id on chain. */
export type SongTables = {
  songs: Record<keyof SongTexts, string> & {
    song: string
    released_date: string
    exclusive: 'true' | 'false'
    artwork: string | null
    /** The recording, as JSON (api/songs.ts). */
    sound: string | null
    /** Keys that open the song without payment, as JSON. */
    keys: string
    /** The recording's name in the object store; null if there is none. */
    sound_object: string | null
    /** The account that published it here; null for a seeded song, whose artist is the account that registered it. */
    account: string | null
    /** The nonce its artist will register the song with. */
    nonce: string | null
    /** The jukebox in which the song's id will be registered; null for the earliest of the chain. */
    jukebox: string | null
    format: SoundFormat
    bytes: number
    preview_object: string | null
    /** Early listeners and the terms to register, both as JSON. */
    supporters: string
    plan: string | null
    made_at: number
    changed_at: number
    /** Time at which its artist deleted it, if some paid plays are unheard; otherwise null. */
    leaving_at: number | null
    /** Hash of the network it was uploaded from; empty if unknown. */
    network: string
    /** 1 if the song is on the chain; otherwise it is a draft, which is deleted after a while. */
    is_registered: 0 | 1
  }
}

const TEXTS = ['song_title', 'artist_name', 'genre', 'description', 'released_date', 'exclusive', 'keys']

export const SONG_TABLES: PartTables = {
  part: 'songs',
  steps: [
    [
      `create table songs (song text primary key, ${TEXTS.map((name) => `${name} text not null`).join(', ')}, artwork text, sound text)`,
    ],
    ['alter table songs add column sound_object text'],
    [
      'alter table songs add column account text',
      'alter table songs add column nonce text',
      "alter table songs add column format text not null default 'mp3'",
      'alter table songs add column bytes integer not null default 0',
      'alter table songs add column preview_object text',
      "alter table songs add column supporters text not null default '[]'",
      'alter table songs add column plan text',
      'alter table songs add column made_at integer not null default 0',
      'alter table songs add column changed_at integer not null default 0',
      'create index songs_of_account on songs (account)',
      'create index songs_by_sound on songs (sound_object)',
      'create index songs_by_preview on songs (preview_object)',
      'create index songs_by_artwork on songs (artwork)',
    ],
    ['alter table songs add column leaving_at integer'],
    ['alter table songs add column jukebox text'],
    [
      "alter table songs add column network text not null default ''",
      'alter table songs add column is_registered integer not null default 0',
    ],
    // Deletes network keys of earlier versions, which were plain hashes of addresses.
    ["update songs set network = ''"],
  ],
}
