/** Time and chance, so that what waits can be tested without waiting. Its milliseconds never go back. */
export type Clock = {
  nowMs: () => number
  /** Runs it once, later. Returns how to call that off. */
  after: (ms: number, run: () => void) => () => void
  /** From 0 to 1. */
  random: () => number
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
