/** Runs `work`; throws `timeoutError()` after `ms`, unless `work` calls `cancelTimeout` first. */
export async function withTimeout<T>(
  ms: number,
  timeoutError: () => Error,
  work: (cancelTimeout: () => void) => Promise<T>,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError()), ms)
  try {
    return await Promise.race([work(() => clearTimeout(timer)), promise])
  } finally {
    clearTimeout(timer)
  }
}
