import type { CallState } from '@musi/domain/multicall/callState'
import type { MulticallStore } from './multicallStore.ts'
import type { Read } from './read.ts'
import { watchReads } from './watchReads.ts'

const isAnswered = (states: readonly { readonly kind: string }[]) => states.every(({ kind }) => kind !== 'loading')

/** Waits until each read has been answered once, or until it is aborted. Nothing is asked again afterwards. */
export function firstAnswers<Value>(
  store: MulticallStore,
  reads: readonly Read<Value>[],
  signal: AbortSignal,
): Promise<readonly CallState<Value>[]> {
  const watch = watchReads(store, reads)
  return new Promise((resolve) => {
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      resolve(watch.get())
    }
    const stop = watch.subscribe(() => isAnswered(watch.get()) && end())
    signal.addEventListener('abort', end)
    if (signal.aborted || isAnswered(watch.get())) end()
  })
}
