import type { Clock } from '../clock.ts'

const FIRST_REST_MS = 250
/** Two blocks of Polygon: within that a page has recovered once its server answers again (case 116). */
const LONGEST_REST_MS = 4000
const LONGEST_ASKED_REST_MS = 30_000
/** Calls that may be sent again before anything works; each batch that works earns half a one. */
const MOST_RETRIES = 5
const EARNED = 0.5

export type BackOff = {
  restMs: () => number
  failed: (askedRestMs: number | null) => void
  worked: () => void
  /** Takes one of the budget, if there is one left. */
  mayRetry: () => boolean
}

/** After a failure nothing is sent for a while, twofold longer each time, with jitter so that many pages do not come back in one moment. */
export function backOff(clock: Clock): BackOff {
  let failures = 0
  let untilMs = 0
  let retries = MOST_RETRIES
  return {
    restMs: () => Math.max(0, untilMs - clock.nowMs()),
    failed(askedRestMs) {
      const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** failures) * (0.5 + clock.random() / 2)
      failures += 1
      const asked = Math.min(LONGEST_ASKED_REST_MS, askedRestMs ?? 0)
      untilMs = Math.max(untilMs, clock.nowMs() + Math.max(restMs, asked))
    },
    worked() {
      failures = 0
      untilMs = 0
      retries = Math.min(MOST_RETRIES, retries + EARNED)
    },
    mayRetry() {
      if (retries < 1) return false
      retries -= 1
      return true
    },
  }
}
