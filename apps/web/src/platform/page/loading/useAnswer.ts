import { useEffect, useEffectEvent, useState } from 'react'

/** What is known of something that has to be asked for. */
export type Answer<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

type Held<T> = { key: string; value: T } | { key: string; error: unknown }

const WAITING = { kind: 'waiting' } as const

/**
 * The answer to a question that its key names; null: there is nothing to ask yet. It is asked anew when `again` changes, and the
 * last answer stays until the new one has come: silence for a moment does not empty the screen. An answer that comes after its
 * question has changed, or its screen has gone, is dropped.
 */
export function useAnswer<T>(key: string | null, ask: () => Promise<T>, again: unknown = null): Answer<T> {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const [tries, setTries] = useState(0)
  const asking = useEffectEvent(ask)

  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    asking().then(
      (value) => isWanted && setHeld({ key, value }),
      (error: unknown) =>
        isWanted &&
        setHeld((before) => (before !== null && before.key === key && 'value' in before ? before : { key, error })),
    )
    return () => {
      isWanted = false
    }
    // Asked anew with each turn, though the question itself is the same.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, again, tries])

  if (held === null || held.key !== key) return WAITING
  if ('value' in held) return { kind: 'ready', value: held.value }
  const retry = () => {
    setHeld(null)
    setTries((count) => count + 1)
  }
  return { kind: 'failed', error: held.error, retry }
}
