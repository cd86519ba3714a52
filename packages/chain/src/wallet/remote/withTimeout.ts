/** Runs `work`, or throws the error of `late` after `ms`. `work` calls `inTime` to cancel the time limit while it goes on. */
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
