export type Waiting<Result> = {
  /** The person no longer waits for the wallet. */
  signal?: AbortSignal
  /** The wallet answered all the same, once, after the person had stopped waiting (cases 43 and 44). */
  late?: (result: Result) => void
}

/** Waits for the wallet as long as the person does; what comes later is handed on, once. */
export async function unlessCancelled<Result extends { kind: string }>(
  answered: Promise<Result>,
  { signal, late }: Waiting<Result>,
): Promise<Result | { kind: 'cancelled' }> {
  if (signal === undefined) return answered
  const stopped = Promise.withResolvers<{ kind: 'cancelled' }>()
  const stop = () => stopped.resolve({ kind: 'cancelled' })
  signal.addEventListener('abort', stop, { once: true })
  const first = await Promise.race([answered, stopped.promise])
  signal.removeEventListener('abort', stop)
  if (first.kind === 'cancelled') void answered.then((result) => late?.(result))
  return first
}
