import { perVisit } from '#platform/page/visit/visit.ts'

/** Enough for the largest list, and a bound for one that names new dead URLs with each update. */
const MOST = 20_000

const visit = perVisit(() => new Set<string>())

/** Sources that failed are not requested again while the page is open. */
export const hasFailed = (source: string): boolean => visit().has(source)

export function rememberFailed(source: string): void {
  const failed = visit()
  failed.add(source)
  if (failed.size <= MOST) return
  const [oldest] = failed
  if (oldest !== undefined) failed.delete(oldest)
}
