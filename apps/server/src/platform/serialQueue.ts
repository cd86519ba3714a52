/** Runs jobs one after another; a failed one does not stop the next. */
export function serialQueue(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run, run)
    last = result
    return result
  }
}
