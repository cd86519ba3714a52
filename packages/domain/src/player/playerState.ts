import { seededNumbers } from '../random/seededNumbers.ts'
import { type Part, type Track, firstPart, freePart, placeIn } from './track.ts'

/** Reason why a song is not heard. */
export type PlayTrouble =
  /** The line or the server is down: trying again can help. */
  | 'line'
  /** The browser cannot decode it. */
  | 'unplayable'
  /** The browser plays nothing before the page was pressed. */
  | 'notPressed'
  /** The payment is unknown here, or used up. */
  | 'noTicket'
  /** The chain does not hold the payment any more. */
  | 'takenBack'
  /** The payer must sign in before it plays. */
  | 'notSignedIn'
  /** The song has not opened, and the account holds nothing that opens it before. */
  | 'notOpenYet'
  /** The song is not there any more. */
  | 'gone'

export type PlayerPhase =
  | { readonly kind: 'stopped' | 'playing' }
  /** `forChain`: it is paid, and the payment is not final yet. */
  | { readonly kind: 'loading'; readonly forChain?: true }
  /** `elsewhere`: another tab of this browser plays. */
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
  /** The transaction that paid for it; null if it needs none, or the server finds by itself what opens the song. */
  readonly paidIn: string | null
  readonly phase: PlayerPhase
  /** Within the song. */
  readonly seconds: number
  /** Position of the knob, 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  readonly atEnd: AtEnd
  readonly isShuffled: boolean
  /** Grows with each beginning: what is said of an earlier one is ignored. */
  readonly playNumber: number
}

const FIRST_VOLUME = 0.8

export const EMPTY_PLAYER: Player = {
  list: [],
  queue: [],
  at: 0,
  part: 'preview',
  paidIn: null,
  phase: { kind: 'stopped' },
  seconds: 0,
  volume: FIRST_VOLUME,
  isMuted: false,
  atEnd: 'stop',
  isShuffled: false,
  playNumber: 0,
}

export type PlayerEvent =
  /** The available songs changed; the current one continues. */
  | { readonly kind: 'queued'; readonly tracks: readonly Track[] }
  /** Somebody wants to hear this one from its start. */
  | { readonly kind: 'begun'; readonly id: string; readonly part: Part; readonly paidIn: string | null }
  /** Put on from the list, silent like a song that the arrows bring. */
  | { readonly kind: 'chosen'; readonly id: string }
  | { readonly kind: 'toggled' }
  | { readonly kind: 'paused'; readonly elsewhere?: true }
  /** By the arrows of the jukebox: the list turns, and the song stops (spec: songs.playlist, songs.playback). */
  | { readonly kind: 'turned'; readonly by: 1 | -1 }
  /** Skipped in the bar or by a media key: if playing, the next song plays. */
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

/** Null if the queue is empty. */
export const currentTrack = ({ queue, at }: Player): Track | null => queue[at] ?? null

const STOPPED = { kind: 'stopped' } as const
const LOADING = { kind: 'loading' } as const

/** Playing, or about to. */
export const isGoing = ({ phase }: Player): boolean => phase.kind === 'playing' || phase.kind === 'loading'

/** The player's state machine: the state after each event. */
export function afterPlayerEvent(player: Player, event: PlayerEvent): Player {
  switch (event.kind) {
    case 'queued':
      return queued(player, event.tracks)
    case 'begun':
      return beginning(player, event)
    case 'chosen':
      return chosen(player, event.id)
    case 'toggled':
      return toggled(player)
    case 'paused':
      return isGoing(player)
        ? { ...player, phase: { kind: 'paused', ...(event.elsewhere && { elsewhere: true }) } }
        : player
    case 'turned':
      return stoppedAt(player, player.at + event.by)
    case 'skipped':
      return isGoing(player) ? goingOn(player, event.by) : stoppedAt(player, player.at + event.by)
    case 'sought':
      return sought(player, event.seconds)
    case 'volume':
      return { ...player, volume: Math.min(Math.max(event.volume, 0), 1), isMuted: false }
    case 'muted':
      return { ...player, isMuted: event.isMuted }
    case 'atEnd':
      return { ...player, atEnd: event.atEnd }
    case 'shuffled':
      return shuffled(player, event.seed)
    default:
      return event.playNumber === player.playNumber ? afterSound(player, event) : player
  }
}

function afterSound(player: Player, event: SoundEvent): Player {
  switch (event.kind) {
    case 'sounding':
      return player.phase.kind === 'loading' ? { ...player, phase: { kind: 'playing' } } : player
    case 'waiting':
      return player.phase.kind === 'playing' ? { ...player, phase: LOADING } : player
    case 'waitingForChain':
      return player.phase.kind === 'loading' ? { ...player, phase: { kind: 'loading', forChain: true } } : player
    case 'heard':
      return isGoing(player) ? { ...player, seconds: event.seconds } : player
    case 'measured':
      return measured(player, event.seconds)
    case 'failed':
      return isGoing(player) ? { ...player, phase: { kind: 'failed', trouble: event.trouble } } : player
    case 'ended':
      return ended(player)
  }
}

/** One that is not in the new list keeps playing until something else is chosen. */
function queued(player: Player, tracks: readonly Track[]): Player {
  const current = currentTrack(player)
  if (player.isShuffled && hasSame(player.queue, tracks))
    return { ...player, list: tracks, queue: player.queue.map(renewedBy(tracks)) }
  const kept = tracks.findIndex(({ id }) => id === current?.id)
  if (kept < 0 && current !== null && player.phase.kind !== 'stopped')
    return { ...player, list: tracks, queue: [current, ...tracks], at: 0 }
  const next = { ...player, list: tracks, queue: tracks, at: Math.max(kept, 0) }
  const settled = kept >= 0 ? next : current === null ? firstOf(next) : stoppedAt(next, 0)
  return player.isShuffled ? shuffled(settled, tracks[0]?.id ?? '') : settled
}

/** Nothing was on before: nobody has put anything on, and there is nothing to silence. */
const firstOf = (player: Player): Player => ({
  ...player,
  part: player.queue[0] === undefined ? 'preview' : firstPart(player.queue[0]),
})

const renewedBy = (tracks: readonly Track[]) => {
  const known = new Map(tracks.map((track) => [track.id, track]))
  return (track: Track): Track => known.get(track.id) ?? track
}

const hasSame = (queue: readonly Track[], tracks: readonly Track[]): boolean =>
  queue.length === tracks.length && tracks.every(({ id }) => queue.some((track) => track.id === id))

function beginning(player: Player, { id, part, paidIn }: Extract<PlayerEvent, { kind: 'begun' }>): Player {
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

const startOf = (track: Track | undefined, part: Part): number => (track === undefined ? 0 : placeIn(track, part, 0))

function toggled(player: Player): Player {
  const track = currentTrack(player)
  if (track === null) return player
  if (isGoing(player)) return { ...player, phase: { kind: 'paused' } }
  if (player.phase.kind === 'stopped') return starting(player, player.at, player.part, player.paidIn)
  // From where it was; after a failure it is asked for again.
  return {
    ...player,
    phase: LOADING,
    playNumber: player.phase.kind === 'failed' ? player.playNumber + 1 : player.playNumber,
  }
}

function chosen(player: Player, id: string): Player {
  const at = player.queue.findIndex((track) => track.id === id)
  return at < 0 || at === player.at ? player : stoppedAt(player, at)
}

const wrapped = (at: number, length: number): number => (length === 0 ? 0 : (at + length) % length)

function stoppedAt(player: Player, to: number): Player {
  const at = wrapped(to, player.queue.length)
  const track = player.queue[at]
  const part = track === undefined ? 'preview' : firstPart(track)
  return { ...player, at, part, paidIn: null, phase: STOPPED, seconds: 0, playNumber: player.playNumber + 1 }
}

/** A song that is not free needs a click, so it is skipped. */
function goingOn(player: Player, by: 1 | -1): Player {
  const { queue } = player
  for (let step = 1; step <= queue.length; step += 1) {
    const at = wrapped(player.at + by * step, queue.length)
    const part = queue[at] === undefined ? null : freePart(queue[at])
    if (part !== null) return starting(player, at, part, null)
  }
  return stoppedAt(player, player.at + by)
}

function ended(player: Player): Player {
  if (player.atEnd === 'next') return goingOn(player, 1)
  if (player.atEnd === 'again') return starting(player, player.at, player.part, player.paidIn)
  return stoppedAt(player, player.at)
}

function sought(player: Player, seconds: number): Player {
  const track = currentTrack(player)
  if (track === null) return player
  const to = placeIn(track, player.part, seconds)
  // Before playback, this sets where it will start.
  return player.phase.kind === 'stopped'
    ? { ...player, seconds: to, phase: { kind: 'paused' } }
    : { ...player, seconds: to }
}

/** The sound knows its own length best. */
function measured(player: Player, seconds: number): Player {
  const track = currentTrack(player)
  if (track === null || player.part !== 'full' || !Number.isFinite(seconds) || seconds <= 0) return player
  const exact = (one: Track) => (one.id === track.id ? { ...one, seconds } : one)
  return { ...player, queue: player.queue.map(exact), list: player.list.map(exact) }
}

/** The current song first, the others in random order; null restores the list's order. */
function shuffled(player: Player, seed: string | null): Player {
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

/** The song that will follow automatically, so that it can be preloaded; null if none. */
export function comingNext(player: Player): { readonly track: Track; readonly part: Part } | null {
  if (player.atEnd !== 'next') return null
  const next = goingOn(player, 1)
  const track = currentTrack(next)
  return track === null || next.phase.kind !== 'loading' ? null : { track, part: next.part }
}
