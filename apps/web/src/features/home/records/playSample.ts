import { type Player, currentTrack } from '@musi/domain/player/playerState'
import { firstPart, partBounds } from '@musi/domain/player/track'
import { perVisit } from '#platform/page/visit/visit.ts'
import { preloadSound, player, playerActs } from '#platform/session/player/player.ts'
import { NO_SAMPLE, type Sample, type SampleRequest, sampleState } from './sampleState.ts'

const MIN_VISIBLE_PART = 1 / 3

type ReportSample = (sample: Sample) => void

/** The current sample. `end` stops watching it; null if there is none. */
const sampleOfVisit = perVisit(() => ({ playNumber: 0, end: null as (() => void) | null }))

export const preload = (): void => preloadSound()

/** Plays a song's free part in the shared player and stops it in time. */
export function playSample(request: SampleRequest, report: ReportSample): void {
  const now = player.get()
  const current = sampleOfVisit()
  const isOn =
    current.end !== null && current.playNumber === now.playNumber && currentTrack(now)?.id === request.track.id
  if (isOn && now.phase.kind !== 'stopped' && now.phase.kind !== 'failed') return playerActs.toggle()
  current.end?.()
  playerActs.queue(request.queue)
  playerActs.begin(request.track.id, firstPart(request.track))
  current.playNumber = player.get().playNumber
  current.end = watchSample(request, report)
}

const phaseOf = ({ phase }: Player): Sample['phase'] => (phase.kind === 'stopped' ? 'rest' : phase.kind)

function watchSample({ track, limit, visibleElement }: SampleRequest, report: ReportSample): () => void {
  const current = sampleOfVisit()
  const { from } = partBounds(track, firstPart(track))
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    unsubscribe()
    stopWatchingVisibility()
    current.end = null
  }
  const finish = () => {
    end()
    // Home may have handed the song over to the player.
    if (sampleState.get().phase === 'rest') return
    playerActs.pause()
    report({ ...NO_SAMPLE, id: track.id })
  }
  const unsubscribe = player.subscribe(() => {
    const now = player.get()
    if (sampleState.get().phase === 'rest') return end()
    if (now.playNumber !== current.playNumber) {
      end()
      return report(NO_SAMPLE)
    }
    const seconds = Math.max(now.seconds - from, 0)
    // Not if the player is already stopped.
    if (now.phase.kind === 'stopped' || (limit !== null && seconds >= limit)) return queueMicrotask(finish)
    return report({ id: track.id, phase: phaseOf(now), seconds })
  })
  const stopWatchingVisibility =
    visibleElement === null ? () => undefined : watchVisibility(visibleElement, finish, ended.signal)
  return end
}

/** The visible part of an element, from 0 to 1. */
function visiblePart(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height === 0 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height
}

/**
 * Calls back once less than a third of the element is visible after it was visible, or once the
 * page is hidden.
 */
function watchVisibility(element: Element, onHidden: () => void, signal: AbortSignal): () => void {
  // Counts as seen if the click came just before scrolling away.
  let wasVisible = visiblePart(element) >= MIN_VISIBLE_PART
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isVisible = (entry?.intersectionRatio ?? 1) >= MIN_VISIBLE_PART
      if (!isVisible && wasVisible) onHidden()
      wasVisible ||= isVisible
    },
    { threshold: [MIN_VISIBLE_PART, 1] },
  )
  observer.observe(element)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onHidden(), { signal })
  return () => observer.disconnect()
}
