import type { Track } from '@musi/domain/player/track'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useReducedMotion } from '#platform/page/motion/useReducedMotion.ts'
import { useVisitValue } from '#platform/page/visit/useVisitValue.ts'
import type { HomeRecords } from './homeRecords.ts'
import { awaitSample, pressSample } from './sample.ts'
import { type Sample, sampleState } from './sampleState.ts'

/** Length of Home's samples (spec: home.sample). */
export const SAMPLE_SECONDS = 15

export const tracksOf = ({ first, crate }: HomeRecords): readonly Track[] => [first, ...crate].map(({ track }) => track)

/** Handles clicks on the record beside the title; a click before the song is read waits for it. */
export function useHeroSample(records: HomeRecords | null, place: RefObject<Element | null>) {
  const { id, phase } = useVisitValue(sampleState)
  const still = useReducedMotion()

  const begin = (chosen: HomeRecords) => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' })
    void pressSample({
      track: chosen.first.track,
      queue: tracksOf(chosen),
      limit: SAMPLE_SECONDS,
      visibleElement: place.current,
    })
  }
  const isAwaited = id === null && phase === 'loading'
  const beginAwaited = useEffectEvent(begin)
  useEffect(() => {
    if (isAwaited && records !== null) beginAwaited(records)
  }, [isAwaited, records])

  const isOn = isAwaited || (records !== null && id === records.first.id)
  const shown: Sample['phase'] = isOn ? phase : 'rest'
  return { phase: shown, press: () => (records === null ? awaitSample() : begin(records)) }
}
