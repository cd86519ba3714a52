import { type Player, currentTrack, isPlayingOrLoading } from '@musi/domain/player/playerState'

const STATES = { playing: 'playing', loading: 'playing', paused: 'paused', failed: 'paused', stopped: 'none' } as const

export type MediaKeys = {
  readonly toggle: () => void
  readonly pause: () => void
  readonly skip: (by: 1 | -1) => void
  readonly seek: (seconds: number) => void
  readonly seekBy: (seconds: number) => void
}

/**
 * Connects the player to the system's media display, and to media keys of keyboards and headsets
 * (spec: player.system).
 */
export function watchMediaSession(acts: MediaKeys, player: () => Player): ((player: Player) => void) | null {
  if (!('mediaSession' in navigator)) return null
  const { mediaSession } = navigator
  const on = (action: MediaSessionAction, act: (details: MediaSessionActionDetails) => void) => {
    try {
      mediaSession.setActionHandler(action, act)
    } catch {
      // This browser does not know the action.
    }
  }
  // A headset may send `play` twice.
  on('play', () => void (isPlayingOrLoading(player()) || acts.toggle()))
  on('pause', () => acts.pause())
  on('stop', () => acts.pause())
  on('nexttrack', () => acts.skip(1))
  on('previoustrack', () => acts.skip(-1))
  on('seekto', ({ seekTime }) => seekTime !== undefined && acts.seek(seekTime))
  on('seekforward', ({ seekOffset }) => acts.seekBy(seekOffset ?? 10))
  on('seekbackward', ({ seekOffset }) => acts.seekBy(-(seekOffset ?? 10)))
  let shown: string | null = null
  return (now) => {
    const track = currentTrack(now)
    mediaSession.playbackState = STATES[now.phase.kind]
    if (track !== null && shown !== track.id) {
      shown = track.id
      const { title, artist, picture } = track
      const artwork = picture === null ? [] : [{ src: picture }]
      mediaSession.metadata = new MediaMetadata({ title, artist, album: 'Musi', artwork })
    }
    const duration = track?.seconds ?? 0
    if (duration > 0)
      mediaSession.setPositionState({
        duration,
        position: Math.min(now.seconds, duration),
        playbackRate: 1,
      })
  }
}
