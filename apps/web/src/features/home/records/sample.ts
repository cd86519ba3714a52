import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { REST, type SampleWish, sampleState } from './sampleState.ts'

/** Starts, pauses or resumes a sample. The player's code loads with the first click. */
export async function pressSample(wish: SampleWish): Promise<void> {
  const { id, phase } = sampleState.get()
  if (id !== wish.track.id || phase === 'rest' || phase === 'failed')
    sampleState.set({ id: wish.track.id, phase: 'loading', seconds: 0 })
  try {
    const { playSample } = await retryOnce(() => import('./playSample.ts'))
    playSample(wish, sampleState.set)
  } catch {
    sampleState.set({ id: wish.track.id, phase: 'failed', seconds: 0 })
  }
}

/** Remembers a click that came before a song was known; the sample starts once one is. */
export const awaitSample = (): void => sampleState.set({ id: null, phase: 'loading', seconds: 0 })

/** Preloads the player when a click is likely. */
export const expectSample = (): void =>
  void import('./playSample.ts').then(({ expect }) => expect()).catch(() => undefined)

/** Leaves the current song to the player, without the sample's limit. */
export const releaseSample = (): void => sampleState.set(REST)
