import { type PlayerPhase, currentTrack } from '@musi/domain/player/playerState'
import { type Track, firstPart } from '@musi/domain/player/track'
import { playerActs } from './player.ts'
import { usePlayer } from './usePlayer.ts'

export type TrackState = {
  readonly isCurrent: boolean
  readonly phase: PlayerPhase['kind']
  readonly isPlaying: boolean
  readonly seconds: number
  /** Length of the whole song; null while unknown. */
  readonly total: number | null
  readonly press: () => void
}

/** A song on a page without a playlist: the first click plays it and adds the others of `queue`. */
export function useTrack(track: Track, queue: readonly Track[] = [track]): TrackState {
  const player = usePlayer()
  const current = currentTrack(player)
  const isCurrent = current?.id === track.id
  const phase = isCurrent ? player.phase.kind : 'stopped'
  return {
    isCurrent,
    phase,
    isPlaying: phase === 'playing' || phase === 'loading',
    seconds: isCurrent ? player.seconds : 0,
    total: (isCurrent ? current.seconds : null) ?? track.seconds,
    press() {
      if (isCurrent && phase !== 'stopped') return playerActs.toggle()
      playerActs.queue(queue)
      playerActs.begin(track.id, firstPart(track))
    },
  }
}
