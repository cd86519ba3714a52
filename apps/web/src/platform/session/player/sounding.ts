import type { Player, PlayerEvent } from '@musi/domain/player/playerState'
import type { Track } from '@musi/domain/player/track'
import { visitEnd } from '#platform/page/visit/visit.ts'
import { decks } from './decks.ts'
import { type MediaKeys, watchMediaSession } from './watchMediaSession.ts'
import { peek } from './peek.ts'
import { openTabChannel } from './openTabChannel.ts'

/** The part of the player that produces sound or appears outside the page. */
export type Sounding = {
  readonly follow: (event: PlayerEvent, before: Player, now: Player) => void
  readonly peek: (track: Track, onHeard: (isHeard: boolean) => void) => () => void
}

/** Starts with the song chosen by the time this code has loaded, which is when a song is first played. */
export function openSound(tell: (event: PlayerEvent) => void, player: () => Player, acts: MediaKeys): Sounding {
  const sound = decks(tell, player)
  const tab = openTabChannel(() => tell({ kind: 'paused', elsewhere: true }))
  const show = watchMediaSession(acts, player)
  visitEnd().addEventListener('abort', () => sound.end())
  sound.begin(player())
  show?.(player())
  return {
    follow(event, before, now) {
      sound.follow(event, before, now)
      if (now.phase.kind === 'playing' && before.phase.kind !== 'playing') tab.begin()
      show?.(now)
    },
    peek: (track, onHeard) => peek(track, { tell, player }, onHeard),
  }
}
