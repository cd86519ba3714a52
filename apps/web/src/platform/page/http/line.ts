import { type Wait, isOverdue, newWait, withNextHead } from '@musi/domain/multicall/overdue'

/** State of a connection to the server, `/rpc` or `/api`. Times are from a monotonic clock. */
export type Line = {
  /** The pending wait for an answer; null while none is awaited. */
  readonly wait: Wait | null
  /**
   * Probes and calls that failed in a row; simultaneous failures count once. Counted separately,
   * because a node may answer probes but fail calls.
   */
  readonly failures: number
  readonly callFailures: number
  readonly failedMs: number
  /** Times of the last request and of the last answer. */
  readonly askedMs: number
  readonly answeredMs: number
  /** Duration of the last probe; other requests may be slow by nature. */
  readonly tookMs: number
}

/** Result of a request. A refusal by the server counts as an answer. */
export type LineEvent = 'asked' | 'answered' | 'missed'

export const newLine = (nowMs: number): Line => ({
  wait: null,
  failures: 0,
  callFailures: 0,
  failedMs: 0,
  askedMs: nowMs,
  answeredMs: nowMs,
  tookMs: 0,
})

/** Failures within this time count as one, because the calls of one request fail together. */
const SAME_FAILURE_MS = 400

/** `tookMs`: duration of a probe; absent for a call. */
export function withLineEvent(line: Line, event: LineEvent, nowMs: number, tookMs?: number): Line {
  const isCall = tookMs === undefined
  const wait = line.wait ?? newWait(nowMs)
  switch (event) {
    case 'asked':
      return { ...line, wait, askedMs: nowMs }
    case 'answered':
      return {
        ...line,
        wait: null,
        failures: 0,
        // A probe answered after failed ones: the whole connection is back, so earlier call failures no longer count.
        callFailures: isCall || line.failures > 0 ? 0 : line.callFailures,
        answeredMs: nowMs,
        tookMs: tookMs ?? line.tookMs,
      }
    case 'missed': {
      const isAnother = failuresOf(line, nowMs) === 0 || nowMs - line.failedMs > SAME_FAILURE_MS
      const counted = isAnother ? { ...countFailure(line, isCall), failedMs: nowMs } : null
      return { ...line, ...counted, wait: { ...wait, hasFailed: true } }
    }
  }
}

/** A call that nobody waits for any more is ignored after this time. */
const FORGOTTEN_MS = 10_000

const countFailure = ({ failures, callFailures }: Line, isCall: boolean) =>
  isCall ? { callFailures: callFailures + 1 } : { failures: failures + 1 }

const failuresOf = ({ failures, callFailures, failedMs }: Line, nowMs: number): number =>
  failures + (nowMs - failedMs > FORGOTTEN_MS ? 0 : callFailures)

/** Notes that a new block arrived while an answer is pending. */
export const withLineHead = (line: Line): Line => ({ ...line, wait: line.wait && withNextHead(line.wait) })

/**
 * Time an answer may take before the connection counts as dead; longer if it has been slow, so that a slow one is not
 * called dead.
 */
const MIN_TIMEOUT_MS = 3000
const MAX_TIMEOUT_MS = 5000
const timeoutMs = (tookMs: number) => Math.min(MAX_TIMEOUT_MS, Math.max(MIN_TIMEOUT_MS, 1.5 * tookMs))

/** A probe that took longer than this counts as slow. */
const SLOW_MS = 2500

/**
 * `gone`: the server does not answer. `isOffline`: the browser reports no network, which a single
 * failure confirms.
 */
export function lineTrouble(line: Line, nowMs: number, isOffline: boolean): 'gone' | 'slow' | null {
  const { wait, tookMs } = line
  if (failuresOf(line, nowMs) >= (isOffline ? 1 : 2)) return 'gone'
  if (wait !== null && (isOverdue(wait, nowMs) || nowMs - wait.sinceMs >= timeoutMs(tookMs))) return 'gone'
  return tookMs >= SLOW_MS ? 'slow' : null
}

/** Intervals of the probes, short enough to notice a dead connection within five seconds (spec: heads.pulse). */
const QUIET_MS = 1000
const FAILING_MS = 800
const GONE_MS = 3000

/** True if the connection should be probed now. */
export function needsProbe(line: Line, nowMs: number): boolean {
  const { wait, askedMs, answeredMs } = line
  const failures = failuresOf(line, nowMs)
  const restMs = failures >= 2 ? GONE_MS : failures === 1 ? FAILING_MS : QUIET_MS
  return nowMs - (wait === null ? Math.max(askedMs, answeredMs) : askedMs) >= restMs
}
