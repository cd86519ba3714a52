import { normalizedVolume } from '@musi/domain/player/normalizedVolume'
import {
  type Player,
  type PlayerEvent,
  comingNext,
  currentTrack,
  isPlayingOrLoading,
} from '@musi/domain/player/playerState'
import { type Part, type Track, partBounds } from '@musi/domain/player/track'
import { forgetTicket } from './givenTicket.ts'
import { soundAddress } from './soundAddress.ts'
import { findSilenceReason } from './silenceReason.ts'

/** The next song is preloaded this long before the current one ends. */
const AHEAD_SECONDS = 15

/** One of two alternating audio elements, so that the next song loads before this one ends. */
type Deck = { readonly audio: HTMLAudioElement; holds: string | null; address: string }

type Report = (event: PlayerEvent) => void

export type Decks = {
  /** Plays the song that was chosen before the decks were loaded. */
  begin: (now: Player) => void
  /** Applies an event to the audio elements; nothing else writes to them. */
  follow: (event: PlayerEvent, before: Player, now: Player) => void
  /** Stops and unloads both decks. */
  end: () => void
}

const keyOf = (track: Track, part: Part, paidIn: string | null): string => `${track.id} ${part} ${paidIn ?? ''}`

/** Plays audio according to the player's state and reports events through `tell`. */
export function decks(tell: Report, player: () => Player): Decks {
  const pair = [newDeck(), newDeck()] as const
  let currentIndex = 0
  const current = () => pair[currentIndex === 0 ? 0 : 1]
  const other = () => pair[currentIndex === 0 ? 1 : 0]

  for (const deck of pair) {
    const isHeard = () => deck === current() && deck.holds !== null
    reportEvents(deck, { isHeard, tell, player, onHeard: () => void prepare() })
  }

  /** Preloads the next song, unless requesting it early would use up a paid play. */
  async function prepare(): Promise<void> {
    const { audio } = current()
    const next = comingNext(player())
    if (next === null || !(audio.duration - audio.currentTime < AHEAD_SECONDS)) return
    const key = keyOf(next.track, next.part, null)
    const ready = other()
    if (ready.holds === key) return
    ready.holds = key
    ready.address = ''
    const waiting = { isStillWanted: () => ready.holds === key, onChainWait: () => undefined }
    const answer = await soundAddress(next.track, next.part, null, waiting)
    if (ready.holds !== key || ready === current()) return
    if (answer.kind === 'address') loadSource(ready, answer.address)
    else ready.holds = null
  }

  async function begin(now: Player): Promise<void> {
    const track = currentTrack(now)
    if (track === null) return
    const key = keyOf(track, now.part, now.paidIn)
    current().audio.pause()
    if (other().holds === key && other().address !== '') currentIndex = 1 - currentIndex
    const deck = current()
    const at = now.seconds - partBounds(track, now.part).from
    if (deck.holds !== key) {
      deck.holds = null
      const isStillWanted = () => player().playNumber === now.playNumber && player().phase.kind === 'loading'
      const onChainWait = () => tell({ kind: 'waitingForChain', playNumber: now.playNumber })
      const answer = await soundAddress(track, now.part, now.paidIn, { isStillWanted, onChainWait })
      // A song chosen meanwhile makes this answer obsolete.
      if (player().playNumber !== now.playNumber) return
      if (answer.kind === 'trouble') {
        tell({ kind: 'failed', trouble: answer.trouble, playNumber: now.playNumber })
        return
      }
      deck.holds = key
      loadSource(deck, answer.address)
    }
    setVolume(deck, now)
    if (Math.abs(deck.audio.currentTime - at) > 0.05) deck.audio.currentTime = Math.max(at, 0)
    // Not if it was paused while it was being fetched.
    if (player().phase.kind === 'loading') play(deck, now, tell)
  }

  function follow(event: PlayerEvent, before: Player, now: Player): void {
    const track = currentTrack(now)
    if (now.playNumber !== before.playNumber) {
      if (isPlayingOrLoading(now)) void begin(now)
      else for (const { audio: each } of pair) each.pause()
      return
    }
    if (isPlayingOrLoading(now) && !isPlayingOrLoading(before)) {
      const isHeld = track !== null && current().holds === keyOf(track, now.part, now.paidIn)
      if (isHeld) play(current(), now, tell)
      else void begin(now)
    }
    adjust(current(), event, before, now)
  }

  return {
    begin: (now) => void (isPlayingOrLoading(now) && begin(now)),
    follow,
    end: () => pair.forEach(unloadDeck),
  }
}

function loadSource(into: Deck, address: string): void {
  into.address = address
  into.audio.src = address
  into.audio.load()
}

function play({ audio }: Deck, { playNumber }: Player, tell: Report): void {
  audio.play().catch((error: unknown) => {
    // A newer action has stopped it in the meantime.
    if (error instanceof DOMException && error.name === 'AbortError') return
    if (error instanceof DOMException && error.name === 'NotAllowedError')
      tell({ kind: 'failed', trouble: 'notPressed', playNumber })
  })
}

type DeckContext = { isHeard: () => boolean; tell: Report; player: () => Player; onHeard: () => void }

/** Reports a deck's events while it is the audible one. */
function reportEvents(deck: Deck, { isHeard, tell, player, onHeard }: DeckContext): void {
  const { audio } = deck
  const reportIfAudible = (event: PlayerEvent) => void (isHeard() && tell(event))
  audio.addEventListener('playing', () => reportIfAudible({ kind: 'sounding', playNumber: player().playNumber }))
  audio.addEventListener('waiting', () => reportIfAudible({ kind: 'waiting', playNumber: player().playNumber }))
  audio.addEventListener('durationchange', () =>
    reportIfAudible({ kind: 'measured', seconds: audio.duration, playNumber: player().playNumber }),
  )
  audio.addEventListener('ended', () => reportIfAudible({ kind: 'ended', playNumber: player().playNumber }))
  audio.addEventListener('timeupdate', () => {
    if (!isHeard() || audio.seeking || audio.paused) return
    tell({ kind: 'heard', seconds: startOf(player()) + audio.currentTime, playNumber: player().playNumber })
    onHeard()
  })
  audio.addEventListener('error', () => {
    if (!isHeard()) return
    deck.holds = null
    void reportSilence(deck, player().playNumber, tell)
  })
}

async function reportSilence({ audio, address }: Deck, playNumber: number, tell: Report): Promise<void> {
  const trouble = await findSilenceReason(address, audio.error?.code === MediaError.MEDIA_ERR_NETWORK)
  if (trouble === 'takenBack') forgetTicket(address)
  tell({ kind: 'failed', trouble, playNumber })
}

function newDeck(): Deck {
  const audio = new Audio()
  audio.preload = 'auto'
  return { audio, holds: null, address: '' }
}

function unloadDeck(deck: Deck): void {
  deck.holds = null
  deck.audio.pause()
  deck.audio.removeAttribute('src')
}

function setVolume({ audio }: Deck, player: Player): void {
  audio.volume = loudness(player)
  audio.muted = player.isMuted
}

/** Pauses, seeks and sets the volume of the loaded song. */
function adjust(deck: Deck, event: PlayerEvent, before: Player, now: Player): void {
  const { audio, holds } = deck
  if (!isPlayingOrLoading(now) && isPlayingOrLoading(before)) audio.pause()
  if (now.phase.kind === 'stopped' && before.phase.kind !== 'stopped' && holds !== null) audio.currentTime = 0
  if (event.kind === 'sought' && holds !== null) audio.currentTime = now.seconds - startOf(now)
  setVolume(deck, now)
}

function startOf(player: Player): number {
  const track = currentTrack(player)
  return track === null ? 0 : partBounds(track, player.part).from
}

const loudness = (player: Player): number => normalizedVolume(player.volume, currentTrack(player)?.gainDb ?? 0)
