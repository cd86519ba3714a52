export type AnswerCache<Answer> = {
  get: (key: string) => Answer | undefined
  /** Time for which an answer is still kept; 0 if it is not. */
  remainingMs: (key: string) => number
  set: (key: string, answer: Answer, bytes: number, forMs: number) => void
  clear: () => void
  bytes: () => number
}

/** Memory of each entry besides its answer and key: the map slot and objects. */
const OVERHEAD_BYTES = 512

/** A cache of answers with a byte limit; the least recently used are evicted first. */
export function answerCache<Answer>(limitBytes: number, now: () => number): AnswerCache<Answer> {
  const entries = new Map<string, { answer: Answer; bytes: number; untilMs: number }>()
  let total = 0
  function drop(key: string) {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    bytes: () => total,
    remainingMs: (key) => Math.max(0, (entries.get(key)?.untilMs ?? 0) - now()),
    clear() {
      entries.clear()
      total = 0
    },
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (entry.untilMs <= now()) {
        drop(key)
        return undefined
      }
      // Inserted again, because a Map keeps insertion order: the most recently used entry is then
      // evicted last.
      entries.delete(key)
      entries.set(key, entry)
      return entry.answer
    },
    set(key, answer, bytes, forMs) {
      drop(key)
      const entryBytes = bytes + key.length * 2 + OVERHEAD_BYTES
      if (entryBytes > limitBytes) return
      for (const oldest of entries.keys()) {
        if (total + entryBytes <= limitBytes) break
        drop(oldest)
      }
      entries.set(key, { answer, bytes: entryBytes, untilMs: now() + forMs })
      total += entryBytes
    },
  }
}
