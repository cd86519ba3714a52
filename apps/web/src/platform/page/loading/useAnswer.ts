import { useComebacks } from '../http/comebacks.ts'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** The state of something that is loaded asynchronously. */
export type Answer<T> =
  | { readonly kind: 'waiting' }
  /** `isOld`: it was asked for again, and that failed. */
  | { readonly kind: 'ready'; readonly value: T; readonly isOld: boolean }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

type Settled<T> = { key: string; value: T; isOld: boolean } | { key: string; error: unknown }

const WAITING = { kind: 'waiting' } as const

/**
 * Loads the value that `key` identifies; null: nothing to load yet. It loads again when the last argument changes or the
 * server answers again after a silence, and the
 * previous value stays until the new one is there, so a short silence does not empty the screen. A result that arrives after
 * the key has changed, or after unmounting, is dropped. What it fills is rendered in slices: a long list must not hold up a press.
 */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>, refreshKey: unknown = null): Answer<T> {
  const [settled, setSettled] = useState<Settled<T> | null>(null)
  const [tries, setTries] = useState(0)
  const latestAsk = useEffectEvent(ask)
  const comebacks = useComebacks()

  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    const settle: typeof setSettled = (next) => {
      if (isWanted) startTransition(() => setSettled(next))
    }
    latestAsk().then(
      (value) => settle({ key, value, isOld: false }),
      (error: unknown) =>
        settle((before) =>
          before !== null && before.key === key && 'value' in before ? { ...before, isOld: true } : { key, error },
        ),
    )
    return () => {
      isWanted = false
    }
    // These re-run the request even though its key is the same.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, refreshKey, tries, comebacks])

  if (settled === null || settled.key !== key) return WAITING
  if ('value' in settled) return { kind: 'ready', value: settled.value, isOld: settled.isOld }
  const retry = () => {
    setSettled(null)
    setTries((count) => count + 1)
  }
  return { kind: 'failed', error: settled.error, retry }
}
