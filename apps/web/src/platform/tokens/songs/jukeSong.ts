import type { Address } from '@musi/domain/address'
import type { Song } from '@musi/domain/music/song'
import type { SongKey } from '@musi/domain/music/songKey'
import type { Track } from '@musi/domain/player/track'

/**
 * Terms of a song: a bundled sample plays at once, and all others are paid per play (spec:
 * songs.play-access).
 */
export type SongOffer =
  | { readonly kind: 'sample' }
  | {
      readonly kind: 'registered'
      readonly song: `0x${string}`
      /** The contract where it is registered and paid for. */
      readonly jukebox: Address
      readonly artist: Address
      readonly token: Address
      readonly opensAtSeconds: bigint
      readonly isRetired: boolean
      /** Holdings that open the whole song without payment. */
      readonly keys: readonly SongKey[]
      /** Holdings that open the whole song before its release. */
      readonly supporters: readonly SongKey[]
    }

/** A song as the jukebox shows it. */
export type JukeSong = Song & {
  readonly offer: SongOffer
  /** Paid plays of the last 28 days; null if not read, and for a sample. */
  readonly recentPlays: number | null
  /** Time of registration, or of the release if later, in seconds; null for a sample. */
  readonly outAtSeconds: number | null
  /** Peak of each part, from 0 to 1. */
  readonly peaks: readonly number[]
  /** True if the chain has a different recording than the one played. */
  readonly isUncertified: boolean
  readonly track: Track
}
