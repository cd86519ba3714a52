import {
  EMPTY_PLAYER,
  type AtEnd,
  type Player,
  type PlayerEvent,
  afterPlayerEvent,
} from '@musi/domain/player/playerState'
import type { Part, Track } from '@musi/domain/player/track'
import { perVisit, visitEnd } from '../../page/visit/visit.ts'
import { visitValue } from '../../page/visit/visitValue.ts'
import { decks } from './decks.ts'
import { watchMediaSession } from './mediaSession.ts'
import { oneTab } from './oneTab.ts'
import { wantPlayer } from './playerWanted.ts'
import { keepPlayer, keptPlayer } from './storedPlayer.ts'

/** While something plays its place is written down this often, and besides whenever somebody does something. */
const KEPT_EVERY_MS = 5000

const value = visitValue((): Player => EMPTY_PLAYER)

/** The one player of the app. */
export const player: Pick<typeof value, 'get' | 'subscribe'> = value

const machine = perVisit(() => {
  const sound = decks(tell, value.get)
  const tab = oneTab(() => tell({ kind: 'paused', elsewhere: true }))
  const show = watchMediaSession(playerActs)
  addEventListener('pagehide', () => keepPlayer(value.get()), { signal: visitEnd() })
  visitEnd().addEventListener('abort', () => sound.end())
  return { sound, tab, show, keptMs: 0 }
})

/** Brings back what was on when the page was left; after that it does nothing. */
export const beginPlayer = perVisit(() => {
  value.set(keptPlayer())
  machine()
})

/** Whatever happens to the player comes through here. */
function tell(event: PlayerEvent): void {
  const before = value.get()
  const now = afterPlayerEvent(before, event)
  if (now === before) return
  value.set(now)
  const it = machine()
  if (now.playNumber !== before.playNumber) wantPlayer()
  it.sound.follow(event, before, now)
  if (now.phase.kind === 'playing' && before.phase.kind !== 'playing') it.tab.begin()
  it.show?.(now)
  if (event.kind === 'heard' && performance.now() - it.keptMs < KEPT_EVERY_MS) return
  it.keptMs = performance.now()
  keepPlayer(now)
}

/** What somebody can do with it. */
export const playerActs = {
  /** The songs that there are, in their order. */
  queue: (tracks: readonly Track[]) => {
    beginPlayer()
    tell({ kind: 'queued', tracks })
  },
  begin: (id: string, part: Part, paidIn: string | null = null) => tell({ kind: 'begun', id, part, paidIn }),
  /** Puts a song on, silent. */
  choose: (id: string) => tell({ kind: 'chosen', id }),
  toggle: () => tell({ kind: 'toggled' }),
  pause: () => tell({ kind: 'paused' }),
  turn: (by: 1 | -1) => tell({ kind: 'turned', by }),
  skip: (by: 1 | -1) => tell({ kind: 'skipped', by }),
  seek: (seconds: number) => tell({ kind: 'sought', seconds }),
  seekBy: (seconds: number) => tell({ kind: 'sought', seconds: value.get().seconds + seconds }),
  setVolume: (volume: number) => tell({ kind: 'volume', volume }),
  mute: (isMuted: boolean) => tell({ kind: 'muted', isMuted }),
  setAtEnd: (atEnd: AtEnd) => tell({ kind: 'atEnd', atEnd }),
  shuffle: (isShuffled: boolean) => tell({ kind: 'shuffled', seed: isShuffled ? String(Math.random()) : null }),
} as const
