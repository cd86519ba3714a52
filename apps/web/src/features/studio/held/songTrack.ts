import type { SongEntry } from '@musi/domain/music/sessionSong'
import type { Track } from '@musi/domain/player/track'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { isHeld } from './heldFiles.ts'

/** The seed of the drawn cover while there is no picture: it changes with the names that are typed. */
export const coverSeed = ({ artist_name, song_title }: SongEntry): string => `${artist_name}: ${song_title}`

/** A song of the session for the player, in full length if the page holds its file. */
export function songTrack(id: number, entry: SongEntry, seconds: number | null): Track {
  const address = entry.song_file?.address ?? ''
  return {
    id: `session-${id}-${address}`,
    title: safeText(entry.song_title, SONG_LIMITS.song_title),
    artist: safeText(entry.artist_name, SONG_LIMITS.artist_name),
    coverSeed: coverSeed(entry),
    picture: entry.artwork?.address ?? null,
    seconds,
    preview: null,
    whole: isHeld(address) ? { address, isOpen: true } : null,
    gainDb: 0,
  }
}
