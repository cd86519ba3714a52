import { type Wait, isOverdue, newWait, withNextHead } from '@musi/domain/multicall/overdue'

/** One way to the server, `/rpc` or `/api`, and how it has answered. Times are of a monotonic clock. */
export type Line = {
  /** Since when an answer is awaited; null while none is. */
  readonly wait: Wait | null
  /** Requests that failed in a row; what fails together counts once. Signs of life do not make up for calls, which a node may fail alone. */
  readonly failures: number
  readonly callFailures: number
  readonly failedMs: number
  /** When it was last asked, and when it last answered. */
  readonly askedMs: number
  readonly answeredMs: number
  /** Duration of the last sign of life; other requests may be slow by nature. */
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

/** The calls of one request fail within this time. */
const TOGETHER_MS = 400

/** `tookMs`: of a sign of life. */
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
        // A sign of life after lost ones: the whole line is back, and not only a part of the node.
        callFailures: isCall || line.failures > 0 ? 0 : line.callFailures,
        answeredMs: nowMs,
        tookMs: tookMs ?? line.tookMs,
      }
    case 'missed': {
      const isAnother = failuresOf(line, nowMs) === 0 || nowMs - line.failedMs > TOGETHER_MS
      const counted = isAnother ? { ...one(line, isCall), failedMs: nowMs } : null
      return { ...line, ...counted, wait: { ...wait, hasFailed: true } }
    }
  }
}

/** An abandoned call is forgotten after this long. */
const FORGOTTEN_MS = 10_000

const one = ({ failures, callFailures }: Line, isCall: boolean) =>
  isCall ? { callFailures: callFailures + 1 } : { failures: failures + 1 }

const failuresOf = ({ failures, callFailures, failedMs }: Line, nowMs: number): number =>
  failures + (nowMs - failedMs > FORGOTTEN_MS ? 0 : callFailures)

/** A new block arrived while an answer is pending. */
export const withLineHead = (line: Line): Line => ({ ...line, wait: line.wait && withNextHead(line.wait) })

/**
 * Time an answer may take before the connection counts as dead; longer if it has been slow, so that a slow one is not
 * called dead.
 */
const LEAST_MS = 3000
const MOST_MS = 5000
const patienceMs = (tookMs: number) => Math.min(MOST_MS, Math.max(LEAST_MS, 1.5 * tookMs))

/** A sign of life that took longer than this is worth a word. */
const SLOW_MS = 2500

/** `gone`: nobody answers. `isOffline`: the browser reports no network, which a single failure then confirms. */
export function lineTrouble(line: Line, nowMs: number, isOffline: boolean): 'gone' | 'slow' | null {
  const { wait, tookMs } = line
  if (failuresOf(line, nowMs) >= (isOffline ? 1 : 2)) return 'gone'
  if (wait !== null && (isOverdue(wait, nowMs) || nowMs - wait.sinceMs >= patienceMs(tookMs))) return 'gone'
  return tookMs >= SLOW_MS ? 'slow' : null
}

/** A quiet line is asked so often that its end is noticed within five seconds (spec: heads.pulse). */
const QUIET_MS = 1000
const FAILING_MS = 800
const GONE_MS = 3000

/** True if the connection should be probed now. */
export function needsPulse(line: Line, nowMs: number): boolean {
  const { wait, askedMs, answeredMs } = line
  const failures = failuresOf(line, nowMs)
  const restMs = failures >= 2 ? GONE_MS : failures === 1 ? FAILING_MS : QUIET_MS
  return nowMs - (wait === null ? Math.max(askedMs, answeredMs) : askedMs) >= restMs
}
