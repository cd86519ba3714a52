type Reading<Answer> = {
  /** How long one reading serves everybody. */
  forMs: number
  nowMs: () => number
  /** Whatever was read under another mark is out of date at once. */
  mark: () => string
  read: () => Promise<Answer>
}

/**
 * One reading for all who ask until a moment after it has ended, as long as nothing has happened that may have changed it: however long
 * it takes, it is not begun beside itself.
 */
export function keptReading<Answer>({ forMs, nowMs, mark, read }: Reading<Answer>): () => Promise<Answer> {
  let kept: { endedMs: number | null; mark: string; answer: Promise<Answer> } | null = null
  const isOld = (endedMs: number, now: number) => now - endedMs >= forMs || now < endedMs
  return () => {
    const [now, current] = [nowMs(), mark()]
    if (kept !== null && kept.mark === current && (kept.endedMs === null || !isOld(kept.endedMs, now)))
      return kept.answer
    const reading = { endedMs: null as number | null, mark: current, answer: read() }
    const end = () => void (reading.endedMs = nowMs())
    reading.answer.then(end, end)
    kept = reading
    return reading.answer
  }
}
