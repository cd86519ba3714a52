import type { SongEntry } from '@musi/domain/music/sessionSong'
import type { Track } from '@musi/domain/player/track'
import { safeText } from '@musi/domain/safeText'
import { SONG_LIMITS } from '@musi/domain/text/textLimits'
import { isFileOpen } from './openFiles.ts'

/** Seed of the generated cover, used while there is no picture; it depends on the typed names. */
export const coverSeed = ({ artist_name, song_title }: SongEntry): string => `${artist_name}: ${song_title}`

/** A song of the session for the player, in full length if its file is open. */
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
    whole: isFileOpen(address) ? { address, isOpen: true } : null,
    gainDb: 0,
    waveform: '',
  }
}
