import * as z from 'zod/mini'
import { OWN_PATH } from '@musi/domain/ownPath'
import { SongSound } from './songSound.ts'
import { amount, hash, hexAddress, indexPage, seconds, uint256 } from './indexPage.ts'
import { FirstSong } from './uploads.ts'

z.config({ jitless: true })

/** Who hears a song whole without paying for the play, beside its artist: whoever has so much of a token, or a piece of a collection. */
export const SongKey = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), token: hexAddress, atLeast: uint256 }),
  z.object({ kind: z.literal('collectible'), collection: hexAddress }),
])
export type SongKey = z.infer<typeof SongKey>

/** What the artist told this server of a song. It names its fields as the specification does (spec: songs.fields). */
export const SongAbout = z.object({
  song_title: z.string(),
  artist_name: z.string(),
  genre: z.string(),
  description: z.string(),
  /** A date as text, such as 2026-11-22. */
  released_date: z.string(),
  exclusive: z.enum(['true', 'false']),
  /** On our own origin. Null: the cover is drawn from the song's id. */
  artwork: z.nullable(z.string().check(z.regex(OWN_PATH))),
  /** Null: this server does not have the recording. */
  sound: z.nullable(SongSound),
  /** Empty: only a play opens it. */
  keys: z.array(SongKey),
  /** Who hears it whole before it opens. Empty: nobody does. */
  supporters: z.array(SongKey),
})
export type SongAbout = z.infer<typeof SongAbout>

/** What the chain says of a song. */
const chainSong = {
  song: hash,
  /** Where it is registered, paid for and changed: a chain may have an earlier jukebox beside that of now. */
  jukebox: hexAddress,
  artist: hexAddress,
  token: hexAddress,
  /** What a play costs now. */
  cost: amount,
  opensAtSeconds: amount,
  contentHash: hash,
  isRetired: z.boolean(),
  /** Paid plays, but for those that the artist or whoever shares in it paid for. */
  plays: z.int(),
  /** How many different accounts paid for them. */
  listeners: z.int(),
  block: z.int(),
  log: z.int(),
  timeSeconds: seconds,
  /** Null: no other artist registered this very recording before. */
  first: z.nullable(FirstSong),
}
const ChainSong = z.object(chainSong)
export type ChainSong = z.infer<typeof ChainSong>

/** A song of the jukebox as it stands. */
export const Song = z.object({
  ...chainSong,
  /** Its operator has withdrawn it: nobody hears it here, and nobody is asked to pay. */
  isWithdrawn: z.boolean(),
  /** Null: somebody registered it, and nobody told this server what it is. */
  about: z.nullable(SongAbout),
})
export type Song = z.infer<typeof Song>

/** What GET /api/songs answers: newest first. */
export const Songs = indexPage(Song)
export type Songs = z.infer<typeof Songs>

export const SONGS_PATH = '/api/songs'
