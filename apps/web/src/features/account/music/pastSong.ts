import { Song, SongAbout } from '@musi/api/music/songs'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import * as v from 'valibot'

const { song, token, cost, opensAtSeconds, isRetired, plays } = Song.entries

export const PastSong = v.object({
  song,
  token,
  cost,
  isRetired,
  plays,
  /** Not bounded to 64 bits, which the contract uses, because a newer one may use more. */
  opensAtSeconds: v.pipe(
    opensAtSeconds,
    v.transform((time: bigint) => calendarSeconds(time)),
  ),
  /** Texts of the song; null if the server has no details of the song. */
  about: v.nullable(v.pick(SongAbout, ['song_title'])),
})
export type PastSong = v.InferOutput<typeof PastSong>
