type Reading<Answer> = {
  /** How long one reading serves everybody. */
  forMs: number
  nowMs: () => number
  /** Whatever was read under another mark is out of date at once. */
  mark: () => string
  read: () => Promise<Answer>
}

/** One reading for all who ask within a moment, as long as nothing has happened that may have changed it. */
export function keptReading<Answer>({ forMs, nowMs, mark, read }: Reading<Answer>): () => Promise<Answer> {
  let kept: { atMs: number; mark: string; answer: Promise<Answer> } | null = null
  return () => {
    const [now, current] = [nowMs(), mark()]
    if (kept === null || kept.mark !== current || now - kept.atMs >= forMs || now < kept.atMs)
      kept = { atMs: now, mark: current, answer: read() }
    return kept.answer
  }
}
