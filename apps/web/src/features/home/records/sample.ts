import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { REST, type SampleWish, sampleState } from './sampleState.ts'

/** Begins a sample, or pauses the one that plays and goes on with it. The player's code comes with the first press. */
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

/** Somebody pressed before a song was known: it begins once one is. */
export const awaitSample = (): void => sampleState.set({ id: null, phase: 'loading', seconds: 0 })

/** Fetches the player ahead: somebody is about to press. */
export const expectSample = (): void =>
  void import('./playSample.ts').then(({ expect }) => expect()).catch(() => undefined)

/** Leaves what plays to the player, without an end of its own. */
export const releaseSample = (): void => sampleState.set(REST)
