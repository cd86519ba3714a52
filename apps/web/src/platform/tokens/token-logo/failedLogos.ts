import { perVisit } from '../../page/visit/visit.ts'

/** Enough for the largest list, and for one that names a new dead place with each update. */
const MOST = 20_000

const visit = perVisit(() => new Set<string>())

/** Sources that gave no picture are not asked again while the page lives. */
export const hasFailed = (source: string): boolean => visit().has(source)

export function rememberFailed(source: string): void {
  const failed = visit()
  failed.add(source)
  if (failed.size <= MOST) return
  const [oldest] = failed
  if (oldest !== undefined) failed.delete(oldest)
}
