/** Work that can be interrupted, done at once. */
export function runAll<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** Returns true whenever `most` units of work have been done since the last break. */
export function pace(most: number): (work?: number) => boolean {
  let done = 0
  return (work = 1) => {
    done += work
    if (done < most) return false
    done = 0
    return true
  }
}
