import { useRecoveryCount } from '../http/recoveries.ts'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { perVisit } from '../visit/visit.ts'

/** The state of something that is loaded asynchronously. */
export type Answer<T> =
  | { readonly kind: 'waiting' }
  /** `isOld`: the last refresh failed. */
  | { readonly kind: 'ready'; readonly value: T; readonly isOld: boolean }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

type Settled<T> = { key: string; value: T; isOld: boolean } | { key: string; error: unknown }

const WAITING = { kind: 'waiting' } as const

/** Delay in ms before asking again after an answer; null for never. */
export type Again<T> = (answer: Answer<T>) => number | null

/** Retry interval while the chain or our server does not answer. */
const RETRY_MS = 3000

/** Value for `again` that retries at intervals while the last request failed. */
export const whileAway = (answer: Answer<unknown>): number | null =>
  answer.kind === 'failed' || (answer.kind === 'ready' && answer.isOld) ? RETRY_MS : null

/** Most answers of one kind kept for a return to their page. */
const MAX_KEPT = 30

/** Last answers of this visit, by reader (a schema or function, which implies the type) and by key. */
const keptAnswers = perVisit(() => new WeakMap<object, Map<string, unknown>>())

function keep(reader: object, key: string, value: unknown): void {
  const answers = keptAnswers().get(reader) ?? new Map<string, unknown>()
  if (answers.size >= MAX_KEPT) answers.clear()
  keptAnswers().set(reader, answers.set(key, value))
}

/**
 * The only hook for loading. Loads the value identified by `key`; null means nothing to load yet.
 * Reloads when `refreshKey` changes (a head, or history topics: `useNewsKey`), when the server
 * recovers, and as `again` says. The previous value stays until the new one arrives, so a short
 * outage does not empty the screen. A result after the key changed or after unmounting is dropped.
 * With a `reader`, the last answer of this visit is used, marked as old, while the server does not
 * answer (spec: reads.last-answer). Renders as a transition, so that a long list does not block
 * clicks.
 */
export function useAnswer<T>(
  key: string | null,
  ask: () => Promise<T>,
  refreshKey: unknown = null,
  again: Again<T> | null = null,
  reader: object | null = null,
): Answer<T> {
  const [settled, setSettled] = useState<Settled<T> | null>(null)
  const [tries, setTries] = useState(0)
  const latestAsk = useEffectEvent(ask)
  const comebacks = useRecoveryCount()

  useEffect(() => {
    if (key === null) return undefined
    let isWanted = true
    const settle: typeof setSettled = (next) => {
      if (isWanted) startTransition(() => setSettled(next))
    }
    latestAsk().then(
      (value) => {
        if (reader !== null) keep(reader, key, value)
        return settle({ key, value, isOld: false })
      },
      (error: unknown) => {
        const earlier = reader === null ? undefined : keptAnswers().get(reader)?.get(key)
        settle((before) => {
          if (before !== null && before.key === key && 'value' in before) return { ...before, isOld: true }
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a reader's answers have one type
          return earlier === undefined ? { key, error } : { key, value: earlier as T, isOld: true }
        })
      },
    )
    return () => {
      isWanted = false
    }
    // Changes of these re-run the request even though its key is equal.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key, reader, refreshKey, tries, comebacks])

  const retry = () => {
    setSettled(null)
    setTries((count) => count + 1)
  }
  const answer = answerFrom(settled, key, retry)
  const againMs = again?.(answer) ?? null
  useEffect(() => {
    if (againMs === null) return undefined
    const timer = setTimeout(() => setTries((count) => count + 1), againMs)
    return () => clearTimeout(timer)
    // Retries after each settled try, whatever its result.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [againMs, settled])
  return answer
}

function answerFrom<T>(settled: Settled<T> | null, key: string | null, retry: () => void): Answer<T> {
  if (settled === null || settled.key !== key) return WAITING
  return 'value' in settled
    ? { kind: 'ready', value: settled.value, isOld: settled.isOld }
    : { kind: 'failed', error: settled.error, retry }
}
