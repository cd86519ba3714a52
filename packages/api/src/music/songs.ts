import { mapSongTexts } from '@musi/domain/text/textLimits'
import * as v from 'valibot'
import { SongSound } from './songSound.ts'
import { indexPage } from '../indexPage.ts'
import { FirstSong } from './uploads.ts'
import { address, amount, hash, hexAddress, ownPath, seconds, uint256, wholeNumber } from '../values.ts'
import { byAddress, byId, byPlace } from '../parameters.ts'
import { resource } from '../resource.ts'
import { SONGS_PATH } from '../paths.ts'

/** A holding that gives access to the whole song without payment: an amount of a token, or a piece of a collection. */
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
/** A key as a client sends it. */
export const NewSongKey = songKey(hexAddress, uint256)
/** A key as stored in a draft, with its amount still as text. */
export const DraftKey = songKey(address, uint256)
export type SongKey = v.InferInput<typeof SongKey>

/** The artist's details of a song. Field names are those of the specification (spec: songs.fields). */
export const SongAbout = v.object({
  ...mapSongTexts(() => v.string()),
  /** A date as text, such as 2026-11-22. */
  released_date: v.string(),
  exclusive: v.picklist(['true', 'false']),
  /** URL on our own origin; null if the cover is generated from the song's id. */
  artwork: v.nullable(ownPath),
  /** `sound` is null if this server does not have the recording. */
  sound: v.nullable(SongSound),
  /** `keys` is empty if every play must be paid for. */
  keys: v.array(SongKey),
  /** Holdings that give access before the release; empty for nobody. */
  supporters: v.array(SongKey),
})
export type SongAbout = v.InferInput<typeof SongAbout>

/** Fields of a song from the chain. */
const chainSong = {
  song: hash,
  /**
   * The jukebox where the song is registered and paid for; a chain may have an earlier jukebox beside the current one.
   */
  jukebox: address,
  artist: address,
  token: address,
  /** Current price of a play. */
  cost: amount,
  opensAtSeconds: amount,
  contentHash: hash,
  isRetired: v.boolean(),
  /** Paid plays, without those paid for by the artist or a payee. */
  plays: wholeNumber,
  /** Number of distinct payers. */
  listeners: wholeNumber,
  block: wholeNumber,
  log: wholeNumber,
  timeSeconds: seconds,
  /** `first` is null if no other artist registered this recording earlier. */
  first: v.nullable(FirstSong),
}
const ChainSong = v.object(chainSong)
export type ChainSong = v.InferInput<typeof ChainSong>

/** A song of the jukebox. */
export const Song = v.object({
  ...chainSong,
  /** True if the operator has withdrawn it, so that it can be neither played nor paid for here. */
  isWithdrawn: v.boolean(),
  /** The artist's details of the song; null if this server has none. */
  about: v.nullable(SongAbout),
})
export type Song = v.InferInput<typeof Song>

/** Answer of GET /api/songs, newest first. */
export const Songs = indexPage(Song)
export type Songs = v.InferInput<typeof Songs>

export const songsResource = resource({
  path: SONGS_PATH,
  description: 'The songs of the jukebox in their present state, newest first. 100 per page.',
  query: {
    artist: byAddress('only songs that this account registered'),
    song: byId('only this song'),
    before: byPlace('the position of the last song of the previous page: its block, a dot, its log'),
  },
  row: Song,
  answer: Songs,
})
