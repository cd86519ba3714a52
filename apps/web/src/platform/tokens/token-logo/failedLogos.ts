/** Enough for the largest list, and for one that names a new dead place with each update. */
const MOST = 20_000

const failed = new Set<string>()

/** Sources that gave no picture are not asked again while the page lives. */
export const hasFailed = (source: string): boolean => failed.has(source)

export function rememberFailed(source: string): void {
  failed.add(source)
  if (failed.size <= MOST) return
  const [oldest] = failed
  if (oldest !== undefined) failed.delete(oldest)
}
