import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { NO_SAMPLE, type SampleRequest, sampleState } from './sampleState.ts'

/** Starts, pauses or resumes a sample. The player's code loads with the first click. */
export async function pressSample(request: SampleRequest): Promise<void> {
  const { id, phase } = sampleState.get()
  if (id !== request.track.id || phase === 'rest' || phase === 'failed')
    sampleState.set({ id: request.track.id, phase: 'loading', seconds: 0 })
  try {
    const { playSample } = await retryOnce(() => import('./playSample.ts'))
    playSample(request, sampleState.set)
  } catch {
    sampleState.set({ id: request.track.id, phase: 'failed', seconds: 0 })
  }
}

/** Remembers a click that came before a song was known; the sample starts once one is. */
export const awaitSample = (): void => sampleState.set({ id: null, phase: 'loading', seconds: 0 })

/** Preloads the player when a click is likely. */
export const preloadSample = (): void =>
  void import('./playSample.ts').then(({ preload }) => preload()).catch(() => undefined)

/** Leaves the current song to the player, without the sample's limit. */
export const releaseSample = (): void => sampleState.set(NO_SAMPLE)
