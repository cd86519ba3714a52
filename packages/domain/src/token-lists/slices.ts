/** Work that can be interrupted, done at once. */
export function runAll<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
