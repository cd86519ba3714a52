import { type SongNotice, songNotice } from './songNotice.ts'
import type { WholeSong } from './wholeSong.ts'

/** A song in its place. `number`: from 1 among those that can be paid for now; null: it cannot. */
export type PlacedSong = { readonly song: WholeSong; readonly notice: SongNotice; readonly number: number | null }

const isAhead = (notice: SongNotice): boolean => notice === 'scheduled' || notice === 'supporters'

/** Most played first, then what nobody can pay for, and what is not out yet last (spec: songs.artist-page). */
export function placedSongs(songs: readonly WholeSong[], chainSeconds: number): readonly PlacedSong[] {
  const all = songs
    .map((song) => ({ song, notice: songNotice(song, chainSeconds) }))
    .toSorted((one, other) => other.song.plays - one.song.plays)
  const open = all.filter(({ notice }) => notice === null)
  return [
    ...open.map((each, at) => ({ ...each, number: at + 1 })),
    ...all.filter(({ notice }) => notice !== null && !isAhead(notice)).map((each) => ({ ...each, number: null })),
    ...all.filter(({ notice }) => isAhead(notice)).map((each) => ({ ...each, number: null })),
  ]
}
