import { type Player, currentTrack } from '@musi/domain/player/playerState'
import { firstPart, windowOf } from '@musi/domain/player/track'
import { perVisit } from '#platform/page/visit/visit.ts'
import { preloadSound, player, playerActs } from '#platform/session/player/player.ts'
import { REST, type Sample, type SampleWish, sampleState } from './sampleState.ts'

const LEAST_SEEN = 1 / 3

type Tell = (sample: Sample) => void

/** `end` stops watching the current sample; null if there is none. */
const visit = perVisit(() => ({ playNumber: 0, end: null as (() => void) | null }))

export const expect = (): void => preloadSound()

/** Plays a song's free part in the shared player and stops it in time. */
export function playSample(wish: SampleWish, tell: Tell): void {
  const now = player.get()
  const it = visit()
  const isOn = it.end !== null && it.playNumber === now.playNumber && currentTrack(now)?.id === wish.track.id
  if (isOn && now.phase.kind !== 'stopped' && now.phase.kind !== 'failed') return playerActs.toggle()
  it.end?.()
  playerActs.queue(wish.queue)
  playerActs.begin(wish.track.id, firstPart(wish.track))
  it.playNumber = player.get().playNumber
  it.end = watch(wish, tell)
}

const phaseOf = ({ phase }: Player): Sample['phase'] => (phase.kind === 'stopped' ? 'rest' : phase.kind)

function watch({ track, limit, seen }: SampleWish, tell: Tell): () => void {
  const it = visit()
  const { from } = windowOf(track, firstPart(track))
  const leave = new AbortController()
  const end = () => {
    leave.abort()
    stop()
    unsee()
    it.end = null
  }
  const finish = () => {
    end()
    // Home may have handed the song over to the player.
    if (sampleState.get().phase === 'rest') return
    playerActs.pause()
    tell({ ...REST, id: track.id })
  }
  const stop = player.subscribe(() => {
    const now = player.get()
    if (sampleState.get().phase === 'rest') return end()
    if (now.playNumber !== it.playNumber) {
      end()
      return tell(REST)
    }
    const seconds = Math.max(now.seconds - from, 0)
    // Not during the notification that the player paused.
    if (now.phase.kind === 'stopped' || (limit !== null && seconds >= limit)) return queueMicrotask(finish)
    return tell({ id: track.id, phase: phaseOf(now), seconds })
  })
  const unsee = seen === null ? () => undefined : whenUnseen(seen, finish, leave.signal)
  return end
}

/** The visible part of an element, from 0 to 1. */
function seenPart(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height === 0 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height
}

/** Calls back when less than a third of the element is visible, after it was, or when the page is hidden. */
function whenUnseen(element: Element, onUnseen: () => void, signal: AbortSignal): () => void {
  // Counts as seen if the click came just before scrolling away.
  let wasSeen = seenPart(element) >= LEAST_SEEN
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isSeen = (entry?.intersectionRatio ?? 1) >= LEAST_SEEN
      if (!isSeen && wasSeen) onUnseen()
      wasSeen ||= isSeen
    },
    { threshold: [LEAST_SEEN, 1] },
  )
  observer.observe(element)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onUnseen(), { signal })
  return () => observer.disconnect()
}
