import { perVisit } from '../visit/visit.ts'

/**
 * Caches HTTP answers that do not change while the page is open, one per path. Callers share a request that is in flight,
 * and a request that failed is repeated on the next call.
 */
export function httpCache<Value>(load: (path: string) => Promise<Value>): (path: string) => Promise<Value> {
  const answers = perVisit(() => new Map<string, Promise<Value>>())
  return (path) => {
    const cached = answers().get(path)
    if (cached !== undefined) return cached
    const answer = load(path)
    answers().set(path, answer)
    answer.catch(() => answers().delete(path))
    return answer
  }
}
