import type { SongKey } from '@musi/api/songs'
import {
  type ReadBy,
  type Reader,
  address,
  fields,
  flag,
  hex,
  list,
  oneOf,
  orNull,
  units,
  wholeNumber,
} from '@musi/domain/untrusted'
import { aboutFields, ownPath, songFields } from '../songs/readSongs.ts'

const tokenKey = fields({ kind: oneOf('token'), token: address, atLeast: units })
const collectibleKey = fields({ kind: oneOf('collectible'), collection: address })
/** Who hears it whole without paying. A kind that is not known yet is no key that could be explained. */
const key: Reader<ReadBy<typeof tokenKey> | ReadBy<typeof collectibleKey>> = (given) =>
  tokenKey(given) ?? collectibleKey(given)
export type Key = ReadBy<typeof key> & { readonly kind: SongKey['kind'] }

const song = fields({
  ...songFields,
  contentHash: hex,
  listeners: wholeNumber,
  isWithdrawn: flag,
  /** The first song with the same recording, where another account registered it. */
  first: orNull(fields({ song: hex, artist: address })),
  about: orNull(fields({ ...aboutFields, artwork: orNull(ownPath), keys: list(key), supporters: list(key) })),
})
export type WholeSong = ReadBy<typeof song>

/** Of GET /api/songs, with all that the pages of a song and of an artist tell. */
export const readSong: Reader<WholeSong | null> = song
