import { perVisit } from '#platform/page/visit/visit.ts'

/** Enough for the largest list; bounds a list that names new dead URLs with each update. */
const MAX_SOURCES = 20_000

const failedSources = perVisit(() => new Set<string>())

/** Sources that failed are not requested again while the page is open. */
export const hasFailed = (source: string): boolean => failedSources().has(source)

export function markFailed(source: string): void {
  const failed = failedSources()
  failed.add(source)
  if (failed.size <= MAX_SOURCES) return
  const [oldest] = failed
  if (oldest !== undefined) failed.delete(oldest)
}
