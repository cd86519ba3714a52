type Options<Answer> = {
  /** A change of the mark invalidates earlier reads. */
  mark: () => string | number | undefined
  read: () => Promise<Answer>
  /** Time for which a finished read is reused; if absent, as long as the mark stays the same. */
  forMs?: number
  nowMs?: () => number
  /** Decides which answers are cached; if absent, all are, including failures. */
  keeps?: (answer: Answer) => boolean
}

/** Shares one read among all callers until something may have changed it; a slow read is never started twice. */
export function cachedByMark<Answer>({
  mark,
  read,
  forMs = Number.POSITIVE_INFINITY,
  nowMs = () => 0,
  keeps,
}: Options<Answer>): () => Promise<Answer> {
  let cached: { endedMs: number | null; mark: string | number | undefined; answer: Promise<Answer> } | null = null
  const isOld = (endedMs: number, now: number) => now - endedMs >= forMs || now < endedMs
  return () => {
    const now = nowMs()
    const current = mark()
    if (cached !== null && cached.mark === current && (cached.endedMs === null || !isOld(cached.endedMs, now)))
      return cached.answer
    const reading = { endedMs: null as number | null, mark: current, answer: read() }
    const end = (isKept: boolean) => {
      reading.endedMs = nowMs()
      if (!isKept && cached === reading) cached = null
    }
    reading.answer.then(
      (answer) => end(keeps?.(answer) ?? true),
      () => end(keeps === undefined),
    )
    cached = reading
    return reading.answer
  }
}
