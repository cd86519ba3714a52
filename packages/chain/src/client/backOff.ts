import type { Clock } from '../time/clock.ts'

const FIRST_PAUSE_MS = 250
/** Two Polygon blocks: a page recovers within this time once its server answers again (case 116). */
const MAX_PAUSE_MS = 4000
const MAX_REQUESTED_PAUSE_MS = 30_000
/** Number of available retries. Each successful batch restores half of one. */
const MAX_RETRIES = 5
const RETRIES_PER_SUCCESS = 0.5

export type BackOff = {
  pauseMs: () => number
  recordFailure: (requestedRestMs: number | null) => void
  recordSuccess: () => void
  /** Spends one retry of the budget, if any is left. */
  spendRetry: () => boolean
}

/** After a failure nothing is sent for a while. The wait doubles each time, with jitter so that pages do not retry in unison. */
export function backOff(clock: Clock): BackOff {
  let failures = 0
  let untilMs = 0
  let retries = MAX_RETRIES
  return {
    pauseMs: () => Math.max(0, untilMs - clock.nowMs()),
    recordFailure(requestedRestMs) {
      const restMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + clock.random() / 2)
      failures += 1
      const requested = Math.min(MAX_REQUESTED_PAUSE_MS, requestedRestMs ?? 0)
      untilMs = Math.max(untilMs, clock.nowMs() + Math.max(restMs, requested))
    },
    recordSuccess() {
      failures = 0
      untilMs = 0
      retries = Math.min(MAX_RETRIES, retries + RETRIES_PER_SUCCESS)
    },
    spendRetry() {
      if (retries < 1) return false
      retries -= 1
      return true
    },
  }
}
