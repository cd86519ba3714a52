/** `work`, or after `ms` the error that `late` makes; `inTime` says that the wait is over although the work goes on. */
export async function withinTime<T>(
  ms: number,
  late: () => Error,
  work: (inTime: () => void) => Promise<T>,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  try {
    return await Promise.race([work(() => clearTimeout(timer)), promise])
  } finally {
    clearTimeout(timer)
  }
}
