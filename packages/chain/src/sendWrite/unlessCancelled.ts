export type CancelOptions<Result> = {
  /** Aborted when the person stops waiting for the wallet. */
  signal?: AbortSignal
  /** Called once if the wallet answers after the person has stopped waiting (cases 43 and 44). */
  onLateAnswer?: (result: Result) => void
}

/** Waits for the wallet as long as the person does; a later answer is passed on once. */
export async function unlessCancelled<Result extends { kind: string }>(
  answer: Promise<Result>,
  { signal, onLateAnswer: late }: CancelOptions<Result>,
): Promise<Result | { kind: 'cancelled' }> {
  if (signal === undefined) return answer
  const stopped = Promise.withResolvers<{ kind: 'cancelled' }>()
  const stop = () => stopped.resolve({ kind: 'cancelled' })
  signal.addEventListener('abort', stop, { once: true })
  const first = await Promise.race([answer, stopped.promise])
  signal.removeEventListener('abort', stop)
  if (first.kind === 'cancelled') void answer.then((result) => late?.(result))
  return first
}
