import { normalizedVolume } from '@musi/domain/player/normalizedVolume'
import { type Player, type PlayerEvent, isPlayingOrLoading } from '@musi/domain/player/playerState'
import type { Track } from '@musi/domain/player/track'

type PlayerAccess = { readonly tell: (event: PlayerEvent) => void; readonly player: () => Player }

/**
 * Plays a song's preview beside the player, whose own preview pauses meanwhile. `onHeard` reports
 * whether it is audible; the returned function stops it.
 */
export function peek(track: Track, { tell, player }: PlayerAccess, onHeard: (isHeard: boolean) => void): () => void {
  if (track.preview === null) return () => undefined
  const audio = new Audio(track.preview.address)
  const { volume, isMuted, playNumber } = player()
  audio.volume = normalizedVolume(volume, track.gainDb)
  audio.muted = isMuted
  const wasPlaying = isPlayingOrLoading(player())
  let hasEnded = false
  function end(): void {
    if (hasEnded) return
    hasEnded = true
    audio.pause()
    audio.removeAttribute('src')
    onHeard(false)
    const now = player()
    if (wasPlaying && now.playNumber === playNumber && now.phase.kind === 'paused') tell({ kind: 'toggled' })
  }
  audio.addEventListener('ended', end)
  audio.addEventListener('error', end)
  audio.addEventListener('playing', () => onHeard(true))
  if (wasPlaying) tell({ kind: 'paused' })
  audio.play().catch(end)
  return end
}
