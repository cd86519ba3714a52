import type { Track } from '@musi/domain/player/track'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** What Home plays. `id`: the song, also of a sample that has ended; null before one is known. `seconds`: since the preview began. */
export type Sample = {
  readonly id: string | null
  readonly phase: 'rest' | 'loading' | 'playing' | 'paused' | 'failed'
  readonly seconds: number
}

export const REST: Sample = { id: null, phase: 'rest', seconds: 0 }

export type SampleWish = {
  readonly track: Track
  /** What the player has besides it. */
  readonly queue: readonly Track[]
  /** It ends after so many seconds; null: with the preview. */
  readonly limit: number | null
  /** It stops once less than a third of this is seen, or the page is hidden; null: never. */
  readonly seen: Element | null
}

/** What is on, and what `sample.ts` and the player behind it change. */
export const sampleState = visitValue(() => REST)
