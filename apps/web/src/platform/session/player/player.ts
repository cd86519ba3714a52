import {
  EMPTY_PLAYER,
  type AtEnd,
  type Player,
  type PlayerEvent,
  afterPlayerEvent,
  isPlayingOrLoading,
} from '@musi/domain/player/playerState'
import type { Part, Track } from '@musi/domain/player/track'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import type { Sounding, openSound } from './sounding.ts'
import { requestPlayerBar } from './playerWanted.ts'
import { savePlayer, restorePlayer } from './storedPlayer.ts'

/** Interval for saving the position while playing; every action saves it too. */
const SAVE_INTERVAL_MS = 5000

const value = visitValue((): Player => EMPTY_PLAYER)

/** The app's only player. */
export const player: Pick<typeof value, 'get' | 'subscribe'> = value

const state = perVisit(() => ({
  keptMs: 0,
  /** The audio code, once it is loaded. */
  sounding: null as Sounding | null,
  /** True once a click has produced sound on this page. */
  hasSounded: false,
  coming: null as Promise<{ readonly openSound: typeof openSound }> | null,
}))

/** Restores what was playing when the page was left; later calls do nothing. */
export const beginPlayer = perVisit(() => {
  value.set(restorePlayer())
  addEventListener('pagehide', () => void (isUsed(value.get()) && savePlayer(value.get())), { signal: visitEnd() })
})

/** True if a song was ever played; a list that was only shown is not saved. */
const isUsed = ({ playNumber, phase }: Player): boolean => playNumber > 0 || phase.kind !== 'stopped'

/** Loads the audio code once; it starts with the song chosen by then (spec: player.late). */
async function fetchSounding(): Promise<void> {
  const current = state()
  try {
    const module = await (current.coming ??= retryOnce(() => import('./sounding.ts')))
    if (current === state()) current.sounding ??= module.openSound(dispatch, value.get, playerActs)
  } catch {
    current.coming = null
    if (current !== state()) return
    const { phase, playNumber } = value.get()
    if (phase.kind === 'loading') dispatch({ kind: 'failed', trouble: 'line', playNumber })
  }
}

/** Preloads the audio code when a click is likely. */
export const preloadSound = (): void => void fetchSounding()

/** Handles every event of the player. */
function dispatch(event: PlayerEvent): void {
  const before = value.get()
  const now = afterPlayerEvent(before, event)
  if (now === before) return
  value.set(now)
  const current = state()
  if (now.phase.kind === 'playing') current.hasSounded = true
  if (now.playNumber !== before.playNumber) requestPlayerBar()
  if (current.sounding !== null) current.sounding.follow(event, before, now)
  else if (now.phase.kind === 'loading') void fetchSounding()
  if (event.kind === 'queued' && !isUsed(now)) return
  if (event.kind === 'heard' && performance.now() - current.keptMs < SAVE_INTERVAL_MS) return
  current.keptMs = performance.now()
  savePlayer(now)
}

/**
 * Plays a song's preview while its cover is hovered, once a click has produced sound; a whole song is not interrupted
 * (spec: player.peek). The returned function stops it.
 */
export function peekAt(track: Track, onHeard: (isHeard: boolean) => void): () => void {
  const { sounding, hasSounded } = state()
  const now = value.get()
  const isWhole = isPlayingOrLoading(now) && now.part === 'full'
  return sounding === null || !hasSounded || isWhole ? () => undefined : sounding.peek(track, onHeard)
}

/** The player's actions. */
export const playerActs = {
  /** Sets the available songs, in order. */
  queue: (tracks: readonly Track[]) => {
    beginPlayer()
    dispatch({ kind: 'queued', tracks })
  },
  begin: (id: string, part: Part, paidIn: string | null = null) => dispatch({ kind: 'begun', id, part, paidIn }),
  /** Selects a song without playing it. */
  choose: (id: string) => dispatch({ kind: 'chosen', id }),
  toggle: () => dispatch({ kind: 'toggled' }),
  pause: () => dispatch({ kind: 'paused' }),
  turn: (by: 1 | -1) => dispatch({ kind: 'turned', by }),
  skip: (by: 1 | -1) => dispatch({ kind: 'skipped', by }),
  seek: (seconds: number) => dispatch({ kind: 'sought', seconds }),
  seekBy: (seconds: number) => dispatch({ kind: 'sought', seconds: value.get().seconds + seconds }),
  setVolume: (volume: number) => dispatch({ kind: 'volume', volume }),
  mute: (isMuted: boolean) => dispatch({ kind: 'muted', isMuted }),
  setAtEnd: (atEnd: AtEnd) => dispatch({ kind: 'atEnd', atEnd }),
  shuffle: (isShuffled: boolean) => dispatch({ kind: 'shuffled', seed: isShuffled ? String(Math.random()) : null }),
} as const
