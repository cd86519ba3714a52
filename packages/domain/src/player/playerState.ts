import { seededNumbers } from '../random/seededNumbers.ts'
import { type Part, type Track, firstPart, freePart, clampToPart } from './track.ts'

/** Reason why a song does not play. */
export type PlayTrouble =
  /** The network or the server is down; trying again may help. */
  | 'line'
  /** The browser cannot decode the sound. */
  | 'unplayable'
  /** The browser refuses to play before the person interacts with the page. */
  | 'notPressed'
  /** The server does not know the payment, or it is used up. */
  | 'noTicket'
  /** The payment is no longer on the chain, after a reorg. */
  | 'takenBack'
  /** The payer must sign in first. */
  | 'notSignedIn'
  /** The song is not released yet, and the account holds no token that gives earlier access. */
  | 'notOpenYet'
  /** The song no longer exists. */
  | 'gone'

export type PlayerPhase =
  | { readonly kind: 'stopped' | 'playing' }
  /** `forChain` is true while the payment is not final yet. */
  | { readonly kind: 'loading'; readonly forChain?: true }
  /** `elsewhere` is true if another tab of this browser plays. */
  | { readonly kind: 'paused'; readonly elsewhere?: true }
  | { readonly kind: 'failed'; readonly trouble: PlayTrouble }

/** Behaviour at the end of a song: stop and rewind as specified, play the next, or repeat. */
export type AtEnd = 'stop' | 'next' | 'again'
export const AT_ENDS = ['stop', 'next', 'again'] as const satisfies readonly AtEnd[]

export type Player = {
  /** The list in its original order. */
  readonly list: readonly Track[]
  /** The tracks in playing order. */
  readonly queue: readonly Track[]
  readonly at: number
  readonly part: Part
  /** The transaction that paid for the play; null if none is needed or the server finds it itself. */
  readonly paidIn: string | null
  readonly phase: PlayerPhase
  /** Position within the song. */
  readonly seconds: number
  /** Position of the volume control, 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly atEnd: AtEnd
  readonly isShuffled: boolean
  /** Incremented at every start, so that late events of an earlier play are ignored. */
  readonly playNumber: number
}

const DEFAULT_VOLUME = 0.8

export const EMPTY_PLAYER: Player = {
  list: [],
  queue: [],
  at: 0,
  part: 'preview',
  paidIn: null,
  phase: { kind: 'stopped' },
  seconds: 0,
  volume: DEFAULT_VOLUME,
  isMuted: false,
  atEnd: 'stop',
  isShuffled: false,
  playNumber: 0,
}

export type PlayerEvent =
  /** The available songs changed; the current one continues. */
  | { readonly kind: 'queued'; readonly tracks: readonly Track[] }
  /** Play this song from its start. */
  | { readonly kind: 'begun'; readonly id: string; readonly part: Part; readonly paidIn: string | null }
  /** Select this song without playing it. */
  | { readonly kind: 'chosen'; readonly id: string }
  | { readonly kind: 'toggled' }
  | { readonly kind: 'paused'; readonly elsewhere?: true }
  /** The arrows of the jukebox select another song and stop (spec: songs.playlist, songs.playback). */
  | { readonly kind: 'turned'; readonly by: 1 | -1 }
  /** Skipped in the player bar or by a media key; if a song is playing, the next one plays. */
  | { readonly kind: 'skipped'; readonly by: 1 | -1 }
  | { readonly kind: 'sought'; readonly seconds: number }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'muted'; readonly isMuted: boolean }
  | { readonly kind: 'atEnd'; readonly atEnd: AtEnd }
  | { readonly kind: 'shuffled'; readonly seed: string | null }
  /** An event of the audio for the playback with this number. */
  | ({ readonly playNumber: number } & SoundEvent)

type SoundEvent =
  | { readonly kind: 'sounding' | 'waiting' | 'waitingForChain' | 'ended' }
  | { readonly kind: 'heard'; readonly seconds: number }
  | { readonly kind: 'measured'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly trouble: PlayTrouble }

/** Returns null if the queue is empty. */
export const currentTrack = ({ queue, at }: Player): Track | null => queue[at] ?? null

const STOPPED = { kind: 'stopped' } as const
const LOADING = { kind: 'loading' } as const

/** True if a song is playing or loading. */
export const isPlayingOrLoading = ({ phase }: Player): boolean => phase.kind === 'playing' || phase.kind === 'loading'

/** The player's state machine: the state after each event. */
export function afterPlayerEvent(player: Player, event: PlayerEvent): Player {
  switch (event.kind) {
    case 'queued':
      return afterQueued(player, event.tracks)
    case 'begun':
      return afterBegun(player, event)
    case 'chosen':
      return afterChosen(player, event.id)
    case 'toggled':
      return afterToggled(player)
    case 'paused':
      return isPlayingOrLoading(player)
        ? { ...player, phase: { kind: 'paused', ...(event.elsewhere && { elsewhere: true }) } }
        : player
    case 'turned':
      return stoppedAt(player, player.at + event.by)
    case 'skipped':
      return isPlayingOrLoading(player) ? afterSkipped(player, event.by) : stoppedAt(player, player.at + event.by)
    case 'sought':
      return afterSought(player, event.seconds)
    case 'volume':
      return { ...player, volume: Math.min(Math.max(event.volume, 0), 1), isMuted: false }
    case 'muted':
      return { ...player, isMuted: event.isMuted }
    case 'atEnd':
      return { ...player, atEnd: event.atEnd }
    case 'shuffled':
      return afterShuffled(player, event.seed)
    default:
      return event.playNumber === player.playNumber ? afterSoundEvent(player, event) : player
  }
}

function afterSoundEvent(player: Player, event: SoundEvent): Player {
  switch (event.kind) {
    case 'sounding':
      return player.phase.kind === 'loading' ? { ...player, phase: { kind: 'playing' } } : player
    case 'waiting':
      return player.phase.kind === 'playing' ? { ...player, phase: LOADING } : player
    case 'waitingForChain':
      return player.phase.kind === 'loading' ? { ...player, phase: { kind: 'loading', forChain: true } } : player
    case 'heard':
      return isPlayingOrLoading(player) ? { ...player, seconds: event.seconds } : player
    case 'measured':
      return afterMeasured(player, event.seconds)
    case 'failed':
      return isPlayingOrLoading(player) ? { ...player, phase: { kind: 'failed', trouble: event.trouble } } : player
    case 'ended':
      return afterEnded(player)
  }
}

/** A song missing from the new list keeps playing until another one is chosen. */
function afterQueued(player: Player, tracks: readonly Track[]): Player {
  const current = currentTrack(player)
  if (player.isShuffled && hasSame(player.queue, tracks))
    return { ...player, list: tracks, queue: player.queue.map(trackUpdater(tracks)) }
  const currentIndex = tracks.findIndex(({ id }) => id === current?.id)
  if (currentIndex < 0 && current !== null && player.phase.kind !== 'stopped')
    return { ...player, list: tracks, queue: [current, ...tracks], at: 0 }
  const next = { ...player, list: tracks, queue: tracks, at: Math.max(currentIndex, 0) }
  const settled = currentIndex >= 0 ? next : current === null ? firstOf(next) : stoppedAt(next, 0)
  return player.isShuffled ? afterShuffled(settled, tracks[0]?.id ?? '') : settled
}

/** Selects the first song of a player that had none. */
const firstOf = (player: Player): Player => ({
  ...player,
  part: player.queue[0] === undefined ? 'preview' : firstPart(player.queue[0]),
})

const trackUpdater = (tracks: readonly Track[]) => {
  const known = new Map(tracks.map((track) => [track.id, track]))
  return (track: Track): Track => known.get(track.id) ?? track
}

const hasSame = (queue: readonly Track[], tracks: readonly Track[]): boolean =>
  queue.length === tracks.length && tracks.every(({ id }) => queue.some((track) => track.id === id))

function afterBegun(player: Player, { id, part, paidIn }: Extract<PlayerEvent, { kind: 'begun' }>): Player {
  const at = player.queue.findIndex((track) => track.id === id)
  return at < 0 ? player : starting(player, at, part, paidIn)
}

const starting = (player: Player, at: number, part: Part, paidIn: string | null): Player => ({
  ...player,
  at,
  part,
  paidIn,
  phase: LOADING,
  seconds: startOf(player.queue[at], part),
  playNumber: player.playNumber + 1,
})

const startOf = (track: Track | undefined, part: Part): number =>
  track === undefined ? 0 : clampToPart(track, part, 0)

function afterToggled(player: Player): Player {
  const track = currentTrack(player)
  if (track === null) return player
  if (isPlayingOrLoading(player)) return { ...player, phase: { kind: 'paused' } }
  if (player.phase.kind === 'stopped') return starting(player, player.at, player.part, player.paidIn)
  // Resumes at the same position; after a failure the sound is requested again.
  return {
    ...player,
    phase: LOADING,
    playNumber: player.phase.kind === 'failed' ? player.playNumber + 1 : player.playNumber,
  }
}

function afterChosen(player: Player, id: string): Player {
  const at = player.queue.findIndex((track) => track.id === id)
  return at < 0 || at === player.at ? player : stoppedAt(player, at)
}

const wrapIndex = (at: number, length: number): number => (length === 0 ? 0 : (at + length) % length)

function stoppedAt(player: Player, to: number): Player {
  const at = wrapIndex(to, player.queue.length)
  const track = player.queue[at]
  const part = track === undefined ? 'preview' : firstPart(track)
  return { ...player, at, part, paidIn: null, phase: STOPPED, seconds: 0, playNumber: player.playNumber + 1 }
}

/** Skips songs without a free part, because they need a click to pay. */
function afterSkipped(player: Player, by: 1 | -1): Player {
  const { queue } = player
  for (let step = 1; step <= queue.length; step += 1) {
    const at = wrapIndex(player.at + by * step, queue.length)
    const part = queue[at] === undefined ? null : freePart(queue[at])
    if (part !== null) return starting(player, at, part, null)
  }
  return stoppedAt(player, player.at + by)
}

function afterEnded(player: Player): Player {
  if (player.atEnd === 'next') return afterSkipped(player, 1)
  if (player.atEnd === 'again') return starting(player, player.at, player.part, player.paidIn)
  return stoppedAt(player, player.at)
}

function afterSought(player: Player, seconds: number): Player {
  const track = currentTrack(player)
  if (track === null) return player
  const newSeconds = clampToPart(track, player.part, seconds)
  // Before playback this sets the start position.
  return player.phase.kind === 'stopped'
    ? { ...player, seconds: newSeconds, phase: { kind: 'paused' } }
    : { ...player, seconds: newSeconds }
}

/** Takes over the length that the audio reports. */
function afterMeasured(player: Player, seconds: number): Player {
  const track = currentTrack(player)
  if (track === null || player.part !== 'full' || !Number.isFinite(seconds) || seconds <= 0) return player
  const exact = (one: Track) => (one.id === track.id ? { ...one, seconds } : one)
  return { ...player, queue: player.queue.map(exact), list: player.list.map(exact) }
}

/** The current song first, the others in random order; null restores the list's order. */
function afterShuffled(player: Player, seed: string | null): Player {
  const current = currentTrack(player)
  if (seed === null) {
    const at = current === null ? 0 : player.list.findIndex(({ id }) => id === current.id)
    return { ...player, isShuffled: false, queue: player.list, at: Math.max(at, 0) }
  }
  const next = seededNumbers(seed)
  const others = player.list
    .filter(({ id }) => id !== current?.id)
    .map((track) => ({ track, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ track }) => track)
  return { ...player, isShuffled: true, queue: current === null ? others : [current, ...others], at: 0 }
}

/** The song that follows automatically, for preloading; null if none. */
export function comingNext(player: Player): { readonly track: Track; readonly part: Part } | null {
  if (player.atEnd !== 'next') return null
  const next = afterSkipped(player, 1)
  const track = currentTrack(next)
  return track === null || next.phase.kind !== 'loading' ? null : { track, part: next.part }
}
