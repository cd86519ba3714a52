import { Song, SongAbout } from '@musi/api/music/songs'
import { calendarSeconds } from '@musi/domain/calendarSeconds'
import * as v from 'valibot'

const { song, token, cost, opensAtSeconds, isRetired, plays } = Song.entries

export const PastSong = v.object({
  ...{ song, token, cost, isRetired, plays },
  /** The contract says seconds as a number of 64 bits, and a newer one may say more. */
  opensAtSeconds: v.pipe(
    opensAtSeconds,
    v.transform((time: bigint) => calendarSeconds(time)),
  ),
  /** Null: nobody told our server what it is. */
  about: v.nullable(v.pick(SongAbout, ['song_title'])),
})
export type PastSong = v.InferOutput<typeof PastSong>
