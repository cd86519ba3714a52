import { type SongNotice, songNotice } from './songNotice.ts'
import type { WholeSong } from './wholeSong.ts'

/** A song with its position. `number`: from 1 among the songs for sale; null if it is not for sale. */
export type PlacedSong = { readonly song: WholeSong; readonly notice: SongNotice; readonly number: number | null }

const isUpcoming = (notice: SongNotice): boolean => notice === 'scheduled' || notice === 'supporters'

/** Most played first, then songs not for sale, upcoming ones last (spec: songs.artist-page). */
export function placedSongs(songs: readonly WholeSong[], chainSeconds: number): readonly PlacedSong[] {
  const all = songs
    .map((song) => ({ song, notice: songNotice(song, chainSeconds) }))
    .toSorted((one, other) => other.song.plays - one.song.plays)
  const open = all.filter(({ notice }) => notice === null)
  return [
    ...open.map((each, at) => ({ ...each, number: at + 1 })),
    ...all.filter(({ notice }) => notice !== null && !isUpcoming(notice)).map((each) => ({ ...each, number: null })),
    ...all.filter(({ notice }) => isUpcoming(notice)).map((each) => ({ ...each, number: null })),
  ]
}
