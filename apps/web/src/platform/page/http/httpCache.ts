import { perVisit } from '../visit/visit.ts'

/**
 * Answers over HTTP that do not change while the page lives, one for each address: whoever asks while one is on its way waits for
 * the same, and an address that did not answer is asked again the next time.
 */
export function httpCache<Value>(ask: (path: string) => Promise<Value>): (path: string) => Promise<Value> {
  const answers = perVisit(() => new Map<string, Promise<Value>>())
  return (path) => {
    const known = answers().get(path)
    if (known !== undefined) return known
    const answer = ask(path)
    answers().set(path, answer)
    answer.catch(() => answers().delete(path))
    return answer
  }
}
