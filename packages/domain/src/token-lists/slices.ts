/** Work that can be interrupted, done at once. */
export function runAll<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** Says when it is time for a break: whenever so much work is done, counted in any unit. */
export function pace(most: number): (work?: number) => boolean {
  let done = 0
  return (work = 1) => {
    done += work
    if (done < most) return false
    done = 0
    return true
  }
}
