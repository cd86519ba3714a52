import { ofSongTexts } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { SongSound } from './songSound.ts'
import { indexPage } from '../indexPage.ts'
import { FirstSong } from './uploads.ts'
import { address, amount, hash, hexAddress, ownPath, seconds, uint256, wholeNumber } from '../values.ts'
import { byAddress, byId, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { SONGS_PATH } from '../paths.ts'

/** A holding that opens the whole song without a payment: an amount of a token, or a piece of a collection. */
/* @__NO_SIDE_EFFECTS__ */
const songKey = <Address extends v.GenericSchema<string, unknown>, Least extends v.GenericSchema<string, unknown>>(
  contract: Address,
  atLeast: Least,
) =>
  v.variant('kind', [
    v.object({ kind: v.literal('token'), token: contract, atLeast }),
    v.object({ kind: v.literal('collectible'), collection: contract }),
  ])
export const SongKey = songKey(
  address,
  v.pipe(
    uint256,
    v.transform((text: string) => BigInt(text)),
  ),
)
/** The key as a client sends it. */
export const NewSongKey = songKey(hexAddress, uint256)
/** The key as a draft keeps it: what its artist typed, which is not counted with yet. */
export const DraftKey = songKey(address, uint256)
export type SongKey = v.InferInput<typeof SongKey>

/** The artist's details of a song. Field names are those of the specification (spec: songs.fields). */
export const SongAbout = v.object({
  ...ofSongTexts(() => v.string()),
  /** A date as text, such as 2026-11-22. */
  released_date: v.string(),
  exclusive: v.picklist(['true', 'false']),
  /** URL on our own origin; null if the cover is drawn from the song's id. */
  artwork: v.nullable(ownPath),
  /** Null if this server does not have the recording. */
  sound: v.nullable(SongSound),
  /** Empty if only a play opens it. */
  keys: v.array(SongKey),
  /** Holdings that open the whole song before its release; empty for nobody. */
  supporters: v.array(SongKey),
})
export type SongAbout = v.InferInput<typeof SongAbout>

/** Fields of a song from the chain. */
const chainSong = {
  song: hash,
  /**
   * The contract where it is registered, paid for and changed: a chain may have a former jukebox beside the current
   * one.
   */
  jukebox: address,
  artist: address,
  token: address,
  /** Current price of a play. */
  cost: amount,
  opensAtSeconds: amount,
  contentHash: hash,
  isRetired: v.boolean(),
  /** Paid plays, but for those that the artist or whoever shares in it paid for. */
  plays: wholeNumber,
  /** Number of distinct accounts that paid for them. */
  listeners: wholeNumber,
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  /** Null if no other artist registered this recording earlier. */
  first: v.nullable(FirstSong),
}
const ChainSong = v.object(chainSong)
export type ChainSong = v.InferInput<typeof ChainSong>

/** A song of the jukebox as it stands. */
export const Song = v.object({
  ...chainSong,
  /** Withdrawn by the operator: nobody hears it here or is asked to pay. */
  isWithdrawn: v.boolean(),
  /** Null if it is registered without details on this server. */
  about: v.nullable(SongAbout),
})
export type Song = v.InferInput<typeof Song>

/** Answer of GET /api/songs, newest first. */
export const Songs = indexPage(Song)
export type Songs = v.InferInput<typeof Songs>

export const songsResource = resource({
  path: SONGS_PATH,
  says: 'The songs of the jukebox as they stand, newest first. 100 to a page.',
  query: {
    artist: byAddress('only songs that this account registered'),
    song: byId('only this song'),
    before: byPlace('the place of the last song of the page before: its block, a dot, its log'),
  },
  row: Song,
  answer: Songs,
})
