import type { CallState } from '@musi/domain/multicall/callState'
import type { MulticallStore } from './multicallStore.ts'
import type { Read } from './read.ts'
import { watchReads } from './watchReads.ts'

const isAnswered = (states: readonly { readonly kind: string }[]) => states.every(({ kind }) => kind !== 'loading')

/** Waits for one answer to each read, or for the abort, and then stops listening. */
export function firstAnswers<Value>(
  store: MulticallStore,
  reads: readonly Read<Value>[],
  signal: AbortSignal,
): Promise<readonly CallState<Value>[]> {
  const watch = watchReads(store, reads)
  return new Promise((resolve) => {
    const finish = () => {
      stop()
      signal.removeEventListener('abort', finish)
      resolve(watch.get())
    }
    const stop = watch.subscribe(() => isAnswered(watch.get()) && finish())
    signal.addEventListener('abort', finish)
    if (signal.aborted || isAnswered(watch.get())) finish()
  })
}
