import { RpcError } from '@musi/chain/rpcError'
import { useEffect, useEffectEvent, useState } from 'react'

export type Answer<T> = { kind: 'waiting' } | { kind: 'ready'; value: T } | { kind: 'unreachable'; retry: () => void }

type Held<T> = { key: string; value: T } | { key: string; error: unknown }

/**
 * What the chain answers to a question that its key names. It is asked anew when `again` changes, and what is there stays
 * until the new answer has come: a chain that is silent for a moment does not empty the screen.
 */
export function useAnswer<T>(key: string, ask: () => Promise<T>, again: unknown = null): Answer<T> {
  const [held, setHeld] = useState<Held<T> | null>(null)
  const [tries, setTries] = useState(0)
  const asking = useEffectEvent(ask)

  useEffect(() => {
    let wanted = true
    asking().then(
      (value) => wanted && setHeld({ key, value }),
      (error: unknown) =>
        wanted &&
        setHeld((before) => (before !== null && before.key === key && 'value' in before ? before : { key, error })),
    )
    return () => {
      wanted = false
    }
    // Asked anew with each turn, though the question itself is the same.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, again, tries])

  if (held === null || held.key !== key) return { kind: 'waiting' }
  if ('value' in held) return { kind: 'ready', value: held.value }
  // Anything but a chain that does not answer is a fault of ours, and the page says so.
  if (!(held.error instanceof RpcError)) throw held.error
  const retry = () => {
    setHeld(null)
    setTries((count) => count + 1)
  }
  return { kind: 'unreachable', retry }
}
