/** Time and randomness, injected so that waiting code can be tested without waiting. `nowMs` never goes backwards. */
export type Clock = {
  nowMs: () => number
  /** Calls `run` once, later. Returns a function that cancels it. */
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
