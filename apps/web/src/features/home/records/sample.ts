import type { Track } from '@musi/domain/player/track'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'

/** What Home plays. `id`: the song, also of a sample that has ended; null before one is known. `seconds`: since the preview began. */
export type Sample = {
  readonly id: string | null
  readonly phase: 'rest' | 'loading' | 'playing' | 'paused' | 'failed'
  readonly seconds: number
}

export const REST: Sample = { id: null, phase: 'rest', seconds: 0 }

const value = visitValue(() => REST)

export const sample: Pick<typeof value, 'get' | 'subscribe'> = value

export type SampleWish = {
  readonly track: Track
  /** What the player has besides it. */
  readonly queue: readonly Track[]
  /** It ends after so many seconds; null: with the preview. */
  readonly limit: number | null
  /** It stops once less than a third of this is seen, or the page is hidden; null: never. */
  readonly seen: Element | null
}

/** Begins a sample, or pauses the one that plays and goes on with it. The player's code comes with the first press. */
export async function pressSample(wish: SampleWish): Promise<void> {
  const { id, phase } = value.get()
  if (id !== wish.track.id || phase === 'rest' || phase === 'failed')
    value.set({ id: wish.track.id, phase: 'loading', seconds: 0 })
  try {
    const { playSample } = await retryOnce(() => import('./playSample.ts'))
    playSample(wish, value.set)
  } catch {
    value.set({ id: wish.track.id, phase: 'failed', seconds: 0 })
  }
}

/** Somebody pressed before a song was known: it begins once one is. */
export const awaitSample = (): void => value.set({ id: null, phase: 'loading', seconds: 0 })

/** Fetches the player ahead: somebody is about to press. */
export const expectSample = (): void =>
  void import('./playSample.ts').then(({ expect }) => expect()).catch(() => undefined)

/** Leaves what plays to the player, without an end of its own. */
export const releaseSample = (): void => value.set(REST)
