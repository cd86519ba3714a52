import type { Track } from '@musi/domain/player/track'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/**
 * State of Home's sample. `id`: the song, also after the sample has ended; null before one is known. `seconds`: since
 * the preview began.
 */
export type Sample = {
  readonly id: string | null
  readonly phase: 'rest' | 'loading' | 'playing' | 'paused' | 'failed'
  readonly seconds: number
}

export const NO_SAMPLE: Sample = { id: null, phase: 'rest', seconds: 0 }

export type SampleRequest = {
  readonly track: Track
  /** Other songs of the player's queue. */
  readonly queue: readonly Track[]
  /** Seconds until it stops; null plays the whole preview. */
  readonly limit: number | null
  /** The sample stops when less than a third of this element is visible, or the page is hidden; null never stops it. */
  readonly visibleElement: Element | null
}

/** The current sample; changed by `sample.ts` and the player behind it. */
export const sampleState = visitValue(() => NO_SAMPLE)
