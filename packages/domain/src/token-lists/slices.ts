/** Runs all slices without breaks. */
export function runToEnd<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** Returns a counter that is true whenever `workPerSlice` units were done since the last break. */
export function breakEvery(workPerSlice: number): (work?: number) => boolean {
  let done = 0
  return (work = 1) => {
    done += work
    if (done < workPerSlice) return false
    done = 0
    return true
  }
}
