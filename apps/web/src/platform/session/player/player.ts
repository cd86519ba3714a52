import {
  EMPTY_PLAYER,
  type AtEnd,
  type Player,
  type PlayerEvent,
  afterPlayerEvent,
  isGoing,
} from '@musi/domain/player/playerState'
import type { Part, Track } from '@musi/domain/player/track'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import type { Sounding, sounding } from './sounding.ts'
import { wantPlayer } from './playerWanted.ts'
import { keepPlayer, keptPlayer } from './storedPlayer.ts'

/** While something plays its place is written down this often, and besides whenever somebody does something. */
const KEPT_EVERY_MS = 5000

const value = visitValue((): Player => EMPTY_PLAYER)

/** The one player of the app. */
export const player: Pick<typeof value, 'get' | 'subscribe'> = value

const visit = perVisit(() => ({
  keptMs: 0,
  /** What makes the sound, once it is here. */
  sounding: null as Sounding | null,
  /** A press has made sound on this page. */
  hasSounded: false,
  coming: null as Promise<{ readonly sounding: typeof sounding }> | null,
}))

/** Brings back what was on when the page was left; after that it does nothing. */
export const beginPlayer = perVisit(() => {
  value.set(keptPlayer())
  addEventListener('pagehide', () => void (isUsed(value.get()) && keepPlayer(value.get())), { signal: visitEnd() })
})

/** Somebody has put a song on: a list that was only shown is nobody's to keep. */
const isUsed = ({ playNumber, phase }: Player): boolean => playNumber > 0 || phase.kind !== 'stopped'

/** Fetches what makes the sound, once; it takes over what is wanted by then (spec: player.late). */
async function fetchSounding(): Promise<void> {
  const it = visit()
  try {
    const made = await (it.coming ??= retryOnce(() => import('./sounding.ts')))
    if (it === visit()) it.sounding ??= made.sounding(tell, value.get, playerActs)
  } catch {
    it.coming = null
    if (it !== visit()) return
    const { phase, playNumber } = value.get()
    if (phase.kind === 'loading') tell({ kind: 'failed', trouble: 'line', playNumber })
  }
}

/** Somebody is about to press: it is fetched ahead. */
export const expectSound = (): void => void fetchSounding()

/** Whatever happens to the player comes through here. */
function tell(event: PlayerEvent): void {
  const before = value.get()
  const now = afterPlayerEvent(before, event)
  if (now === before) return
  value.set(now)
  const it = visit()
  if (now.phase.kind === 'playing') it.hasSounded = true
  if (now.playNumber !== before.playNumber) wantPlayer()
  if (it.sounding !== null) it.sounding.follow(event, before, now)
  else if (now.phase.kind === 'loading') void fetchSounding()
  if (event.kind === 'queued' && !isUsed(now)) return
  if (event.kind === 'heard' && performance.now() - it.keptMs < KEPT_EVERY_MS) return
  it.keptMs = performance.now()
  keepPlayer(now)
}

/**
 * Lets the preview of a song be heard while somebody rests on its cover, once a press has made sound; a song that is heard whole is not
 * interrupted (spec: player.peek). What is returned ends it.
 */
export function peekAt(track: Track, onHeard: (isHeard: boolean) => void): () => void {
  const { sounding: made, hasSounded } = visit()
  const now = value.get()
  const isWhole = isGoing(now) && now.part === 'full'
  return made === null || !hasSounded || isWhole ? () => undefined : made.peek(track, onHeard)
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
