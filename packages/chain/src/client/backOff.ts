import type { Clock } from '../time/clock.ts'

const FIRST_REST_MS = 250
/** Two Polygon blocks: a page recovers within this time once its server answers again (case 116). */
const LONGEST_REST_MS = 4000
const LONGEST_REQUESTED_REST_MS = 30_000
/** Number of available retries. Each successful batch restores half of one. */
const MOST_RETRIES = 5
const EARNED_RETRIES = 0.5

export type BackOff = {
  restMs: () => number
  failed: (requestedRestMs: number | null) => void
  worked: () => void
  /** Spends one retry of the budget, if any is left. */
  mayRetry: () => boolean
}

/** After a failure nothing is sent for a while. The wait doubles each time, with jitter so that pages do not retry in unison. */
export function backOff(clock: Clock): BackOff {
  let failures = 0
  let untilMs = 0
  let retries = MOST_RETRIES
  return {
    restMs: () => Math.max(0, untilMs - clock.nowMs()),
    failed(requestedRestMs) {
      const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** failures) * (0.5 + clock.random() / 2)
      failures += 1
      const requested = Math.min(LONGEST_REQUESTED_REST_MS, requestedRestMs ?? 0)
      untilMs = Math.max(untilMs, clock.nowMs() + Math.max(restMs, requested))
    },
    worked() {
      failures = 0
      untilMs = 0
      retries = Math.min(MOST_RETRIES, retries + EARNED_RETRIES)
    },
    mayRetry() {
      if (retries < 1) return false
      retries -= 1
      return true
    },
  }
}
