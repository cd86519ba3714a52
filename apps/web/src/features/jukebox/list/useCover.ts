import { currentTrack } from '@musi/domain/player/playerState'
import { freePart } from '@musi/domain/player/track'
import { playerActs } from '#platform/session/player/player.ts'
import { usePlayerOf } from '#platform/session/player/usePlayer.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { jukeboxText } from '../songs/jukeboxWords.ts'
import { showInPlayer } from '../stage/sleeveAnimation.ts'

export type CoverState = {
  /** True if this song is in the player. */
  readonly isInPlayer: boolean
  readonly isPlaying: boolean
  readonly label: string
  /** `sleeve`: the clicked element, which moves to the player. */
  readonly press: (sleeve?: Element) => void
}

/** Cover button: plays the free part of a song, or selects it silently if it must be paid first (spec: songs.rows). */
export function useCover({ id, song_title, artist_name, track }: JukeSong): CoverState {
  const phase = usePlayerOf((player) => (currentTrack(player)?.id === id ? player.phase.kind : null))
  const isPlaying = phase === 'playing' || phase === 'loading'
  const part = freePart(track)
  const labelKey = isPlaying ? 'pause' : part === null ? 'choose' : part === 'full' ? 'playAll' : 'play'
  return {
    isInPlayer: phase !== null,
    isPlaying,
    label: jukeboxText(`row.${labelKey}`, { title: song_title || jukeboxText('untitled'), artist: artist_name }),
    press(sleeve) {
      if (phase !== null && phase !== 'stopped') {
        playerActs.toggle()
        return
      }
      // The sleeve of a song that is already in the player does not move.
      showInPlayer(id, phase === null ? (sleeve ?? null) : null)
      if (part === null) playerActs.choose(id)
      else playerActs.begin(id, part)
    },
  }
}
