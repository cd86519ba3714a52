import type { SongEntry } from '@musi/domain/music/sessionSong'
import type { Track } from '@musi/domain/player/track'
import { safeText } from '@musi/domain/safeText'
import { isHeld } from './heldFiles.ts'

const [LONGEST_TITLE, LONGEST_ARTIST] = [100, 60]

/** Its drawn cover, while it has no picture: it changes with the names that are typed. */
export const coverSeed = ({ artist_name, song_title }: SongEntry): string => `${artist_name}: ${song_title}`

/** A song of the session for the player: all of it, as far as the page holds its file. */
export function songTrack(id: number, entry: SongEntry, seconds: number | null): Track {
  const address = entry.song_file?.address ?? ''
  return {
    id: `session-${id}-${address}`,
    title: safeText(entry.song_title, LONGEST_TITLE),
    artist: safeText(entry.artist_name, LONGEST_ARTIST),
    coverSeed: coverSeed(entry),
    picture: entry.artwork?.address ?? null,
    seconds,
    preview: null,
    whole: isHeld(address) ? { address, isOpen: true } : null,
    gainDb: 0,
  }
}
