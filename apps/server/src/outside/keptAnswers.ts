export type KeptAnswers<Answer> = {
  get: (key: string) => Answer | undefined
  keep: (key: string, answer: Answer, bytes: number, forMs: number) => void
  bytes: () => number
}

/** Counted for each entry beside its bytes: key, map and objects. */
const OVERHEAD_BYTES = 512

/** A memory of answers that never grows over its limit: the longest unused goes first. */
export function keptAnswers<Answer>(limitBytes: number, now: () => number): KeptAnswers<Answer> {
  const kept = new Map<string, { answer: Answer; bytes: number; untilMs: number }>()
  let total = 0
  function drop(key: string) {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    bytes: () => total,
    get(key) {
      const entry = kept.get(key)
      if (entry === undefined) return undefined
      if (entry.untilMs <= now()) {
        drop(key)
        return undefined
      }
      // The order of a Map is the order of insertion: used now, dropped last.
      kept.delete(key)
      kept.set(key, entry)
      return entry.answer
    },
    keep(key, answer, bytes, forMs) {
      drop(key)
      const counted = bytes + key.length * 2 + OVERHEAD_BYTES
      if (counted > limitBytes) return
      for (const oldest of kept.keys()) {
        if (total + counted <= limitBytes) break
        drop(oldest)
      }
      kept.set(key, { answer, bytes: counted, untilMs: now() + forMs })
      total += counted
    },
  }
}
