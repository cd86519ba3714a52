/** What was read under a mark, until there is another mark. Null: it could not be read, which is not kept. */
export function keptWhile<Answer>(
  mark: () => string | number | undefined,
  read: () => Promise<Answer | null>,
): () => Promise<Answer | null> {
  let kept: { mark: string | number | undefined; answer: Promise<Answer | null> } | null = null
  return () => {
    const current = mark()
    if (kept !== null && kept.mark === current) return kept.answer
    const reading = { mark: current, answer: read() }
    const forget = () => {
      if (kept === reading) kept = null
    }
    reading.answer.then((answer) => answer ?? forget(), forget)
    kept = reading
    return reading.answer
  }
}
