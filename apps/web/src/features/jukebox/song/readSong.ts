import { type ReadBy, type Reader, address, fields, flag, hex, orNull, wholeNumber } from '@musi/domain/untrusted'
import { about, songFields } from '../songs/readSongs.ts'

const song = fields({
  ...songFields,
  contentHash: hex,
  listeners: wholeNumber,
  isWithdrawn: flag,
  /** The first song with the same recording, where another account registered it. */
  first: orNull(fields({ song: hex, artist: address })),
  about: orNull(about),
})
export type WholeSong = ReadBy<typeof song>

/** Of GET /api/songs, with all that the pages of a song and of an artist tell. */
export const readSong: Reader<WholeSong | null> = song
