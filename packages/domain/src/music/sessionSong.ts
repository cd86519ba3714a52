import { mapSongTexts } from '../text/textLimits.ts'
import { type Reader, fields, list, oneOf, text, wholeNumber } from '../untrusted.ts'
import type { ChosenFile, Upload } from './uploadProblem.ts'

/** A file with an object URL, which is valid while the page is open. */
export type OpenedFile = ChosenFile & { readonly address: string }

/** Texts and files of a song as entered. */
export type SongEntry = Upload & { readonly song_file: OpenedFile | null; readonly artwork: OpenedFile | null }

const song = {
  id: wholeNumber,
  ...mapSongTexts(() => text),
  cost: text,
  song_file: text,
  song_file_name: text,
  song_file_type: text,
  artwork: text,
  artwork_name: text,
  artwork_type: text,
  released_date: text,
  exclusive: oneOf('false'),
  views: wholeNumber,
}
const readSong = fields(song)

/** A song as stored in the browser session (spec: studio.session). */
export type SessionSong = NonNullable<ReturnType<typeof readSong>>

/** Reads a list song by song: a damaged one does not affect the others. */
export const readSessionSongs: Reader<readonly SessionSong[]> = (stored) =>
  list((each) => readSong(each) ?? null)(stored)?.filter((each) => each !== null)

export const nextSessionId = (songs: readonly SessionSong[]): number =>
  songs.reduce((most, { id }) => Math.max(most, id), 0) + 1

/** Converts a valid entry to a song of the session; null if a file is missing. */
export function sessionSong(id: number, entry: SongEntry): SessionSong | null {
  const { song_file, artwork, ...texts } = entry
  if (song_file === null || artwork === null) return null
  return {
    ...texts,
    id,
    cost: texts.cost.trim(),
    song_file: song_file.address,
    song_file_name: song_file.name,
    song_file_type: song_file.type,
    artwork: artwork.address,
    artwork_name: artwork.name,
    artwork_type: artwork.type,
    exclusive: 'false',
    views: 0,
  }
}

/** Converts a song of the session back to an entry for editing. */
export function entryOf(song: SessionSong): SongEntry {
  return {
    ...mapSongTexts((name) => song[name]),
    cost: song.cost,
    released_date: song.released_date,
    song_file: { name: song.song_file_name, type: song.song_file_type, address: song.song_file },
    artwork: { name: song.artwork_name, type: song.artwork_type, address: song.artwork },
  }
}
