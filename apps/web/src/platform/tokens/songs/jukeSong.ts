import type { Address } from '@musi/domain/address'
import type { Song } from '@musi/domain/music/song'
import type { SongKey } from '@musi/domain/music/songKey'
import type { Track } from '@musi/domain/player/track'

/** How the song is sold: a bundled sample plays at once, all others are paid for by the play (spec: songs.play-access). */
export type SongOffer =
  | { readonly kind: 'sample' }
  | {
      readonly kind: 'registered'
      readonly song: `0x${string}`
      /** Where it is registered and paid for. */
      readonly jukebox: Address
      readonly artist: Address
      readonly token: Address
      readonly opensAtSeconds: bigint
      readonly isRetired: boolean
      /** Who hears it whole without paying. */
      readonly keys: readonly SongKey[]
      /** Who hears it whole before it opens. */
      readonly supporters: readonly SongKey[]
    }

/** A song as the jukebox shows it. */
export type JukeSong = Song & {
  readonly offer: SongOffer
  /** Paid plays of the last 28 days; null where they were not read, and for a sample. */
  readonly recentPlays: number | null
  /** When it was registered, or opened if that was later, in seconds; null for a sample. */
  readonly outAtSeconds: number | null
  /** The loudest of each part, from 0 to 1. */
  readonly peaks: readonly number[]
  /** The chain names another recording than the one that is played. */
  readonly isUncertified: boolean
  readonly track: Track
}
